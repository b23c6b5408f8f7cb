import { routes } from "@/lib/api/http/routes";
import { resetTestMode } from "@/lib/domains/test-mode/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(resetTestMode);
