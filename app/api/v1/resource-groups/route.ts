import { routes } from "@/lib/api/http/routes";
import { createResourceGroup, listResourceGroups } from "@/lib/domains/catalog/groups/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listResourceGroups, createResourceGroup);
