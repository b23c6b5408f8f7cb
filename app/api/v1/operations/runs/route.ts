import { routes } from "@/lib/api/http/routes";
import { listBackgroundRuns } from "@/lib/domains/background/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listBackgroundRuns);
