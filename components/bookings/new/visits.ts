import { queryOptions } from "@tanstack/react-query";
import type { Booking, Service } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { longestVisitMs, openStatuses, type Span } from "@/lib/core/vocabulary";

/** As long as the service takes. */
export const spanFrom = (start: string, { duration_minutes }: Pick<Service, "duration_minutes">): Span => ({
  start,
  end: new Date(Date.parse(start) + duration_minutes * 60_000).toISOString(),
});

/** When a new visit would be: as it is held, or from when somebody walked in. Null: not known yet. */
export function spanOf({
  service,
  walkInAt,
  hold,
}: {
  service: Service | null;
  walkInAt: string | null;
  hold: Pick<Booking, "start" | "end"> | null;
}): Span | null {
  if (service === null) return null;
  if (walkInAt !== null) return spanFrom(walkInAt, service);
  return hold?.start && hold.end ? { start: hold.start, end: hold.end } : null;
}

/** A customer's open bookings that begin before the end of a span and may reach into it. */
export const visitsAround = (customer: string, { start, end }: Span) =>
  queryOptions({
    queryKey: ["bookings", { visits: customer, start, end }],
    queryFn: ({ signal }) =>
      turnero.bookings.list(
        {
          customer_id: customer,
          from: new Date(Date.parse(start) - longestVisitMs).toISOString(),
          to: end,
          status: openStatuses.join(","),
          limit: 100,
        },
        { signal },
      ),
  });
