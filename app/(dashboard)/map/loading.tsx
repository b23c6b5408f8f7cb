import { MapSkeleton } from "@/components/map/map-skeleton";

export default MapSkeleton;
