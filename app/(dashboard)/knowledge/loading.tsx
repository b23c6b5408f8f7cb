import { ListSkeleton } from "@/components/knowledge/list-skeleton";

export default ListSkeleton;
