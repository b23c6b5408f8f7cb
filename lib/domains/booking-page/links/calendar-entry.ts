import type { Project } from "@/lib/core/actor";
import type { CalendarEntry } from "@/lib/domains/booking-page/links/ics";
import type { Followed } from "@/lib/domains/booking-page/links/store";
import { linkToken, linkUrl } from "@/lib/domains/booking-page/tokens";

/** A booking as an entry of the customer's calendar, the same entry after rescheduling. Null where it has no time yet. */
export function calendarEntry(
  project: Project,
  { booking, root, version, service, people, place }: Followed,
): CalendarEntry | null {
  const { start, end, status } = booking;
  if (start === null || end === null) return null;
  const url = linkUrl(linkToken({ project: project.id, booking: root }));
  return {
    uid: `${root}@${new URL(url).hostname}`,
    sequence: version,
    stamp: booking.updated_at,
    start,
    end,
    summary: `${service.name} · ${project.name}`,
    description: [...people, url].join("\n"),
    location: place,
    url,
    cancelled: status === "cancelled" || status === "expired",
    tentative: status === "pending_payment",
  };
}
