import { queryOptions } from "@tanstack/react-query";
import type { ListSlotsQuery } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { addDays, instantOf } from "@/components/calendar/zone";

const wire = (at: number): string => new Date(at).toISOString();

/** So many days from midnight of the first. What changes of any booking touches it. */
export const calendarOf = (zone: string, first: string, days: number) => {
  const window = { from: wire(instantOf(zone, first, 0)), to: wire(instantOf(zone, addDays(first, days), 0)) };
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
    queryFn: ({ signal }) => turnero.bookings.stageHistory.list(id, { limit: 200 }, { signal }),
  });

/** Free times change with every booking. */
export const slotsOf = (query: ListSlotsQuery) =>
  queryOptions({
    queryKey: ["bookings", { slots: query }],
    queryFn: ({ signal }) => turnero.slots.list(query, { signal }),
    staleTime: 5000,
  });

export const serviceList = queryOptions({
  queryKey: ["services", { of: "calendar" }],
  queryFn: ({ signal }) => turnero.services.list({ limit: 200 }, { signal }),
});

export const resourceList = queryOptions({
  queryKey: ["resources", { of: "calendar" }],
  queryFn: ({ signal }) => turnero.resources.list({ limit: 200 }, { signal }),
});
