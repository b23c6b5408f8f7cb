import { getDescription } from "@/lib/api/registry";
import { routes } from "@/lib/api/routes";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getDescription);
