import { routes } from "@/lib/api/http/routes";
import { undoBooking } from "@/lib/domains/bookings/moves/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(undoBooking);
