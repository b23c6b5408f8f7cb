import { routes } from "@/lib/api/http/routes";
import { answerOwnBooking } from "@/lib/domains/booking-page/links/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(answerOwnBooking);
