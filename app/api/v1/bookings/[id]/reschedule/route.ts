import { routes } from "@/lib/api/http/routes";
import { rescheduleBooking } from "@/lib/domains/bookings/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(rescheduleBooking);
