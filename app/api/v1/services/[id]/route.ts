import { routes } from "@/lib/api/http/routes";
import { deleteService, getService, updateService } from "@/lib/domains/catalog/services/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getService, updateService, deleteService);
