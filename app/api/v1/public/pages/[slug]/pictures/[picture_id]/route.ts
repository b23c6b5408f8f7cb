import { routes } from "@/lib/api/http/routes";
import { getPagePicture } from "@/lib/domains/booking-page/visitors/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getPagePicture);
