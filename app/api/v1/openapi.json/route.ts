import { routes } from "@/lib/api/http/routes";
import { getDescription } from "@/lib/api/registry";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getDescription);
