import { routes } from "@/lib/api/http/routes";
import { reopenDays } from "@/lib/domains/catalog/closed-days/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(reopenDays);
