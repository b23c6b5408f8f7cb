import { ServiceListSkeleton } from "@/components/catalog/list-skeletons";

export default ServiceListSkeleton;
