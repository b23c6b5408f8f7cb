import { routes } from "@/lib/api/http/routes";
import { getMyNoticeWays } from "@/lib/domains/member-notices/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getMyNoticeWays);
