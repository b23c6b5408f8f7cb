import { ListSkeleton } from "@/components/conversations/skeletons";

export default ListSkeleton;
