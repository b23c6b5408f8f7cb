import { routes } from "@/lib/api/http/routes";
import { listOwnBookingSlots } from "@/lib/domains/booking-page/links/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listOwnBookingSlots);
