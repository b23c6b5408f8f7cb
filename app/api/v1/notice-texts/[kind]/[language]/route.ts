import { routes } from "@/lib/api/http/routes";
import { deleteNoticeText, putNoticeText } from "@/lib/domains/notices/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(deleteNoticeText, putNoticeText);
