import { routes } from "@/lib/api/http/routes";
import { unattendBooking } from "@/lib/domains/bookings/attendance/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(unattendBooking);
