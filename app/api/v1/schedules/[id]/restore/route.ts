import { routes } from "@/lib/api/http/routes";
import { restoreSchedule } from "@/lib/domains/catalog/schedules/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(restoreSchedule);
