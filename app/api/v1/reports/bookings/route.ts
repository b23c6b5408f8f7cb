import { routes } from "@/lib/api/http/routes";
import { getBookingsReport } from "@/lib/domains/reports/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getBookingsReport);
