import { routes } from "@/lib/api/http/routes";
import { getResourceStats } from "@/lib/domains/work/occupancy/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getResourceStats);
