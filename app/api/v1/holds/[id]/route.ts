import { routes } from "@/lib/api/http/routes";
import { releaseHold } from "@/lib/domains/bookings/holds/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(releaseHold);
