import { routes } from "@/lib/api/http/routes";
import { streamChanges } from "@/lib/domains/live/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(streamChanges);
