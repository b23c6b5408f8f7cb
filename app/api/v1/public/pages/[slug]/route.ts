import { routes } from "@/lib/api/http/routes";
import { getPublicPage } from "@/lib/domains/booking-page/visitors/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getPublicPage);
