import { ScheduleListSkeleton } from "@/components/catalog/list-skeletons";

export default ScheduleListSkeleton;
