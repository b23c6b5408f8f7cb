import { routes } from "@/lib/api/http/routes";
import { previewBookingNotice } from "@/lib/domains/notices/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(previewBookingNotice);
