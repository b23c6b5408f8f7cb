import { routes } from "@/lib/api/http/routes";
import { getBooking, updateBooking } from "@/lib/domains/bookings/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getBooking, updateBooking);
