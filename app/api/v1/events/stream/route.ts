import { routes } from "@/lib/api/routes";
import { streamChanges } from "@/lib/domains/live/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(streamChanges);
