import type { Actor } from "@/lib/core/actor";
import { invalid } from "@/lib/core/problem";
import { wireTime } from "@/lib/core/wire/wire-time";
import type { DaySlots, FreeTime } from "@/lib/domains/booking-page/schema";
import { listSlots } from "@/lib/domains/slots/list";
import type { Slot, SlotQuery } from "@/lib/domains/slots/schema";
import { boundsOfDay, localDay } from "@/lib/domains/slots/zones";

const day = 86_400_000;
const minute = 60_000;
const furthest = 62;
/** Beyond this nothing can be booked, so no availability is computed. */
const horizon = 1000;

const dateOf = (number: number): string => new Date(number * day).toISOString().slice(0, 10);

type Wish = Pick<SlotQuery, "service_id" | "party_size" | "resource_id" | "booking_id">;
type Span = { from?: string | undefined; days: number };

type Days<Time> = Omit<DaySlots, "days"> & { days: { date: string; times: Time[] }[] };

const timeOf = ({ start, end }: Slot): FreeTime => ({ start, end });

/** The free times of some days, by day, as the wall's clock of the workspace has them. */
export const freeDays = (actor: Actor, wish: Wish, span: Span): Promise<DaySlots> =>
  freeDaysAs(actor, wish, span, timeOf);

/** The same with what `shown` tells of each; `but` is left out of them. */
export async function freeDaysAs<Time>(
  actor: Actor,
  wish: Wish,
  span: Span,
  shown: (slot: Slot) => Time,
  but: string | null = null,
): Promise<Days<Time>> {
  const zone = actor.project.timezone;
  const today = localDay(zone, Math.floor(actor.now.getTime() / minute));
  const first = Math.max(today, span.from === undefined ? today : Date.parse(`${span.from}T00:00:00Z`) / day);
  if (first > today + horizon) {
    throw invalid({ pointer: "?from", detail: "That day is too far ahead.", code: "out_of_range" });
  }
  const end = first + span.days;
  const ask = async (from: number, to: number, limit: number) => {
    const query: SlotQuery = { ...wish, from: wireTime(from), to: wireTime(to), limit };
    const found = await listSlots(actor, query);
    return { ...found, data: found.data.filter(({ start }) => start !== but) };
  };
  const [begins, ends] = [boundsOfDay(zone, first).from, boundsOfDay(zone, end - 1).to];
  const found = await ask(begins, ends, span.days * 1440);
  const days = Array.from({ length: span.days }, (_, n) => ({
    date: dateOf(first + n),
    times: [] as Time[],
  }));
  for (const slot of found.data) days[localDay(zone, Date.parse(slot.start) / minute) - first]?.times.push(shown(slot));
  const later = found.data.length > 0 ? null : (await ask(ends, ends + furthest * 1440, 2)).data[0];
  return {
    timezone: zone,
    days,
    // Where the one that is left out was the only time, nothing else is free.
    unavailable_reason: found.unavailable_reason ?? (found.data.length === 0 ? "fully_booked" : null),
    next: later ? timeOf(later) : null,
  };
}
