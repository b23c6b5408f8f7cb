import { routes } from "@/lib/api/http/routes";
import { getPushKey } from "@/lib/domains/member-notices/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getPushKey);
