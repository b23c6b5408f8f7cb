import { MapSkeleton } from "@/components/map/map-screen";

export default MapSkeleton;
