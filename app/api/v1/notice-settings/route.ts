import { routes } from "@/lib/api/http/routes";
import { getNoticeSettings, updateNoticeSettings } from "@/lib/domains/notices/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getNoticeSettings, updateNoticeSettings);
