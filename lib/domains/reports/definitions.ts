import { sentencesIn } from "@/lib/core/text/sentences";
import type { Report, ReportFigure, units } from "@/lib/domains/reports/schema";
import type { server } from "@/messages/en/server";

type Words = keyof typeof server.reports.figures;

/** Every figure of the reports. The words of a code that two reports share are under another name. */
const list: readonly (readonly [Report, string, (typeof units)[number], Words?])[] = [
  ["bookings", "bookings", "count"],
  ["bookings", "open", "count"],
  ["bookings", "completed", "count"],
  ["bookings", "failed", "count"],
  ["bookings", "no_shows", "count"],
  ["bookings", "no_show_rate", "share"],
  ["bookings", "cancelled", "count"],
  ["bookings", "cancellation_rate", "share"],
  ["bookings", "late_cancelled", "count"],
  ["bookings", "new_customers", "count"],
  ["bookings", "returning_customers", "count"],
  ["bookings", "lead_hours", "hours"],
  ["bookings", "booked_cents", "money"],
  ["bookings", "realised_cents", "money"],
  ["bookings", "reminded", "count"],
  ["bookings", "reminded_missed", "count"],
  ["bookings", "unreminded", "count"],
  ["bookings", "unreminded_missed", "count"],
  ["bookings", "reminder_effect", "share"],
  ["occupancy", "open_minutes", "minutes"],
  ["occupancy", "booked_minutes", "minutes"],
  ["occupancy", "free_minutes", "minutes"],
  ["occupancy", "blocked_minutes", "minutes"],
  ["occupancy", "gap_minutes", "minutes"],
  ["occupancy", "outside_minutes", "minutes"],
  ["occupancy", "occupancy", "share"],
  ["tasks", "tasks", "count"],
  ["tasks", "open", "count", "tasks_open"],
  ["tasks", "completed", "count", "tasks_completed"],
  ["tasks", "failed", "count", "tasks_failed"],
  ["tasks", "cancelled", "count", "tasks_cancelled"],
  ["tasks", "taken", "count"],
  ["tasks", "waiting_minutes", "minutes"],
  ["tasks", "handled", "count"],
  ["tasks", "handling_minutes", "minutes"],
  ["tasks", "in_time", "count"],
  ["tasks", "late", "count"],
  ["tasks", "in_time_rate", "share"],
  ["conversations", "conversations", "count"],
  ["conversations", "answered", "count"],
  ["conversations", "first_response_minutes", "minutes"],
  ["conversations", "resolved", "count"],
  ["conversations", "resolution_minutes", "minutes"],
  ["conversations", "with_bot", "count"],
  ["conversations", "contained", "count"],
  ["conversations", "containment_rate", "share"],
  ["conversations", "handed_over", "count"],
  ["conversations", "held", "count"],
  ["conversations", "booked", "count"],
  ["conversations", "booking_rate", "share"],
  ["page", "opened", "count"],
  ["page", "chose_service", "count"],
  ["page", "chose_time", "count"],
  ["page", "booked", "count", "page_booked"],
  ["page", "booking_rate", "share", "page_booking_rate"],
];

/** The figures with their definitions, in a language. */
export const definitions = (language: string): ReportFigure[] => {
  const words = sentencesIn(language).reports.figures;
  return list.map(([report, code, unit, key]) => ({ code, report, unit, ...words[key ?? (code as Words)] }));
};
