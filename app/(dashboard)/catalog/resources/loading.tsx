import { ResourceListSkeleton } from "@/components/catalog/list-skeletons";

export default ResourceListSkeleton;
