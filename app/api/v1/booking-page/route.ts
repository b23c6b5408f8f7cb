import { routes } from "@/lib/api/http/routes";
import { getBookingPage, updateBookingPage } from "@/lib/domains/booking-page/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getBookingPage, updateBookingPage);
