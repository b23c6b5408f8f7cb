import { operation, session } from "@/lib/api/operation";
import { readCalendar } from "@/lib/domains/calendar/read";
import { readCalendarDays } from "@/lib/domains/calendar/read-days";
import { Calendar, CalendarDays, CalendarDaysQuery, CalendarQuery } from "@/lib/domains/calendar/schema";

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

export const getCalendarDays = operation({
  id: "getCalendarDays",
  method: "GET",
  path: "/calendar/days",
  access: session("agent"),
  tag: "Dashboard",
  summary: "Get bookings by day",
  description:
    "How many bookings start on each day of up to six weeks, the first three of them, and whether the day is closed. A " +
    "booking counts on the day it starts and not on those that it goes on. Days are those of the workspace's time zone.",
  query: CalendarDaysQuery,
  output: CalendarDays,
  errors: ["not_found"],
  handle: ({ actor, query }) => readCalendarDays(actor, query),
});
