import { routes } from "@/lib/api/http/routes";
import { getApiKey, revokeApiKey, updateApiKey } from "@/lib/domains/api-keys/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getApiKey, revokeApiKey, updateApiKey);
