import { routes } from "@/lib/api/http/routes";
import { getNoticeReach } from "@/lib/domains/notices/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getNoticeReach);
