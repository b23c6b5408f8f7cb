import { routes } from "@/lib/api/http/routes";
import { previewNoticeText } from "@/lib/domains/notices/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(previewNoticeText);
