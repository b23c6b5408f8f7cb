import { foreignChannels, openStatuses, type Source, type Status } from "@/lib/core/vocabulary";
import type { Refusal } from "@/lib/domains/booking-page/links/schema";
import type { Whose } from "@/lib/domains/bookings/own-visits";

const month = 30 * 86_400_000;

type Standing = {
  status: Status;
  start: string | null;
  end: string | null;
  updated_at: string;
  hold_expires_at: string | null;
};

const open: readonly Status[] = openStatuses;
const gone: readonly Status[] = ["held", "released"];

/** A link is valid for 30 days after the end; without a time, as long as the task waits. */
export function isLinkOver({ status, end, updated_at }: Standing, now: Date): boolean {
  if (gone.includes(status)) return true;
  if (end === null && open.includes(status)) return false;
  return now.getTime() >= Date.parse(end ?? updated_at) + month;
}

function refusalOf({ status, start, hold_expires_at }: Standing, now: Date): Refusal | null {
  if (status === "cancelled") return "cancelled";
  const due = hold_expires_at !== null && Date.parse(hold_expires_at) <= now.getTime();
  if (status === "expired" || (status === "pending_payment" && due)) return "unpaid";
  if (status === "checked_in") return "in_progress";
  if (!open.includes(status)) return "over";
  return start !== null && Date.parse(start) <= now.getTime() ? "over" : null;
}

/** Why the customer can no longer cancel. Allowed until the start: a late cancellation is better than none. */
export const cancelRefusal = (booking: Standing, now: Date): Refusal | null => refusalOf(booking, now);

/** Why the customer can no longer reschedule. Within the minimum notice the team has already prepared. */
export function moveRefusal(booking: Standing, noticeMinutes: number, now: Date): Refusal | null {
  const refusal = refusalOf(booking, now);
  if (refusal) return refusal;
  if (booking.start === null) return "no_time";
  return Date.parse(booking.start) - noticeMinutes * 60_000 < now.getTime() ? "too_late" : null;
}

/** The team spoke to the customer, or their messenger names them. Elsewhere a phone is only typed. */
const proven: readonly Source[] = ["dashboard", ...foreignChannels];

type Made = { source: Source; conversation_id: string | null; customer: { id: string } | null };

/** Whose other visits the holder of the link may hear of: anybody can book with somebody else's phone. Null: nobody's. */
export function whoseVisits({ source, conversation_id, customer }: Made): Whose | null {
  if (proven.includes(source)) return customer && { customer_id: customer.id };
  return source === "webchat" && conversation_id !== null ? { conversation_id } : null;
}
