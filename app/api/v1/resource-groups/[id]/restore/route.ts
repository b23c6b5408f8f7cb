import { routes } from "@/lib/api/http/routes";
import { restoreResourceGroup } from "@/lib/domains/catalog/groups/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(restoreResourceGroup);
