import { routes } from "@/lib/api/http/routes";
import { restoreService } from "@/lib/domains/catalog/services/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(restoreService);
