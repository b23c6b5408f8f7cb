import { routes } from "@/lib/api/http/routes";
import { getChangeHistory } from "@/lib/api/registry";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getChangeHistory);
