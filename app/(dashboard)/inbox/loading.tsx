import { ListSkeleton } from "@/components/work/list-skeleton";

export default ListSkeleton;
