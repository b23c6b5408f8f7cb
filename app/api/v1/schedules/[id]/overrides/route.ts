import { routes } from "@/lib/api/routes";
import { setScheduleOverride } from "@/lib/domains/catalog/schedules/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(setScheduleOverride);
