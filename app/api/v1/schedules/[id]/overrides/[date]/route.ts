import { routes } from "@/lib/api/http/routes";
import { deleteScheduleOverride } from "@/lib/domains/catalog/schedules/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(deleteScheduleOverride);
