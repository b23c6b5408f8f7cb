import { routes } from "@/lib/api/http/routes";
import { createService, listServices } from "@/lib/domains/catalog/services/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listServices, createService);
