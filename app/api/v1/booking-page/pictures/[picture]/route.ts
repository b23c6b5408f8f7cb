import { routes } from "@/lib/api/http/routes";
import { getBookingPagePicture } from "@/lib/domains/booking-page/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getBookingPagePicture);
