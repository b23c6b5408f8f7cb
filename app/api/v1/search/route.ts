import { routes } from "@/lib/api/http/routes";
import { searchWorkspace } from "@/lib/domains/search/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(searchWorkspace);
