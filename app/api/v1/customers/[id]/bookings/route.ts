import { routes } from "@/lib/api/http/routes";
import { listCustomerBookings } from "@/lib/domains/bookings/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listCustomerBookings);
