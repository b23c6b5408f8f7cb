import { ListSkeleton } from "@/components/customers/list-skeleton";

export default ListSkeleton;
