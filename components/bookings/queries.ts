import { queryOptions } from "@tanstack/react-query";
import type { ListSlotsQuery, SlotList } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { everyPage } from "@/components/every-page";
import { addDays, instantOf } from "@/components/time/zone";

const wire = (at: number): string => new Date(at).toISOString();

/** So many days from midnight of the first. */
export const windowOf = (zone: string, first: string, days: number) => ({
  from: wire(instantOf(zone, first, 0)),
  to: wire(instantOf(zone, addDays(first, days), 0)),
});

/** The days of a window. What changes of any booking touches it. */
export const calendarOf = (zone: string, first: string, days: number) => {
  const window = windowOf(zone, first, days);
  return queryOptions({
    queryKey: ["bookings", { calendar: window }],
    queryFn: ({ signal }) => turnero.calendar.get(window, { signal }),
  });
};

export const isCalendar = (key: readonly unknown[]): boolean =>
  key[0] === "bookings" && typeof key[1] === "object" && key[1] !== null && "calendar" in key[1];

export const bookingCard = (id: string) =>
  queryOptions({ queryKey: ["bookings", id], queryFn: ({ signal }) => turnero.bookings.get(id, { signal }) });

export const bookingHistory = (id: string) =>
  queryOptions({
    queryKey: ["bookings", id, "history"],
    queryFn: ({ signal }) => everyPage(turnero.bookings.stageHistory.listAll(id, { limit: 200 }, { signal })),
  });

/** As many as the API gives at once. */
const mostSlots = 2000;

/** All the free times of a window: on a fine grid a week has more than one answer holds. */
async function everySlot(query: ListSlotsQuery, signal: AbortSignal): Promise<SlotList> {
  const first = await turnero.slots.list(query, { signal });
  const last = first.data.at(-1);
  if (first.data.length < mostSlots || !last) return first;
  const rest = await everySlot({ ...query, from: wire(Date.parse(last.start) + 60_000) }, signal);
  return { ...first, data: [...first.data, ...rest.data] };
}

/** Free times change with every booking. */
export const slotsOf = (query: Omit<ListSlotsQuery, "limit">) =>
  queryOptions({
    queryKey: ["bookings", { slots: query }],
    queryFn: ({ signal }) => everySlot({ ...query, limit: mostSlots }, signal),
    staleTime: 5000,
  });
