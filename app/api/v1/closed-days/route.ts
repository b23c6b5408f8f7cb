import { routes } from "@/lib/api/http/routes";
import { closeDays, listClosedDays } from "@/lib/domains/catalog/closed-days/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(closeDays, listClosedDays);
