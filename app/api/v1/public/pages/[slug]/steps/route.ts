import { routes } from "@/lib/api/http/routes";
import { countPageSteps } from "@/lib/domains/booking-page/visitors/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(countPageSteps);
