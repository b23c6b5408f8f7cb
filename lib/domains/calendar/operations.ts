import { operation, session } from "@/lib/api/operation";
import { readCalendar } from "@/lib/domains/calendar/read";
import { Calendar, CalendarQuery } from "@/lib/domains/calendar/schema";

export const getCalendar = operation({
  id: "getCalendar",
  method: "GET",
  path: "/calendar",
  access: session("agent"),
  tag: "Dashboard",
  summary: "Get calendar entries",
  description:
    "Resources with their open hours and time off, and the bookings that overlap the window: holds that still stand " +
    "and what ended included, released, expired and moved ones left out.",
  query: CalendarQuery,
  output: Calendar,
  handle: ({ actor, query }) => readCalendar(actor, query),
});
