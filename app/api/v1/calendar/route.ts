import { routes } from "@/lib/api/http/routes";
import { getCalendar } from "@/lib/domains/calendar/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getCalendar);
