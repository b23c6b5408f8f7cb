import { routes } from "@/lib/api/http/routes";
import { getHome } from "@/lib/domains/home/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getHome);
