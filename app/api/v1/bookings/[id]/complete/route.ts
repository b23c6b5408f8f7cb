import { routes } from "@/lib/api/http/routes";
import { completeBooking } from "@/lib/domains/bookings/moves/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(completeBooking);
