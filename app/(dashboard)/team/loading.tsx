import { TeamSkeleton } from "@/components/team/team-screen";

export default TeamSkeleton;
