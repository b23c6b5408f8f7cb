import { routes } from "@/lib/api/http/routes";
import { previewBookingNotices } from "@/lib/domains/notices/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(previewBookingNotices);
