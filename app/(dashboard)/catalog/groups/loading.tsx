import { GroupListSkeleton } from "@/components/catalog/list-skeletons";

export default GroupListSkeleton;
