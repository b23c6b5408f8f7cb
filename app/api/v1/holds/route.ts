import { routes } from "@/lib/api/http/routes";
import { createHold } from "@/lib/domains/bookings/holds/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(createHold);
