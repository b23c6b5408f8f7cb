import { routes } from "@/lib/api/http/routes";
import { createBooking, listBookings } from "@/lib/domains/bookings/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(createBooking, listBookings);
