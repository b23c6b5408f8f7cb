import { routes } from "@/lib/api/routes";
import { getOwnBookingCalendar } from "@/lib/domains/booking-page/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getOwnBookingCalendar);
