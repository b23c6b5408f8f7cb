import { routes } from "@/lib/api/http/routes";
import { getCalendarDays } from "@/lib/domains/calendar/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getCalendarDays);
