import { routes } from "@/lib/api/http/routes";
import { getHomeFigures } from "@/lib/domains/home/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getHomeFigures);
