import { TeamSkeleton } from "@/components/team/team-skeleton";

export default TeamSkeleton;
