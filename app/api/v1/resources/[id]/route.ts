import { routes } from "@/lib/api/http/routes";
import { deleteResource, getResource, updateResource } from "@/lib/domains/catalog/resources/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getResource, updateResource, deleteResource);
