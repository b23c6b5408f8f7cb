import { routes } from "@/lib/api/http/routes";
import { createApiKey, listApiKeys } from "@/lib/domains/api-keys/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(createApiKey, listApiKeys);
