import { routes } from "@/lib/api/http/routes";
import { deleteResourceGroup, getResourceGroup, updateResourceGroup } from "@/lib/domains/catalog/groups/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(
  getResourceGroup,
  updateResourceGroup,
  deleteResourceGroup,
);
