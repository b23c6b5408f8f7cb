import { routes } from "@/lib/api/http/routes";
import { restoreResource } from "@/lib/domains/catalog/resources/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(restoreResource);
