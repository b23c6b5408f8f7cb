import { routes } from "@/lib/api/http/routes";
import { deleteSchedule, getSchedule, updateSchedule } from "@/lib/domains/catalog/schedules/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getSchedule, updateSchedule, deleteSchedule);
