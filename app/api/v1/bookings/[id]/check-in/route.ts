import { routes } from "@/lib/api/http/routes";
import { checkInBooking } from "@/lib/domains/bookings/moves/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(checkInBooking);
