import { queryOptions } from "@tanstack/react-query";
import type { Booking, Service } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { openStatuses } from "@/lib/core/vocabulary";

export type Span = { start: string; end: string };

/** As long as the service takes. */
export const spanFrom = (start: string | null, { duration_minutes }: Pick<Service, "duration_minutes">): Span | null =>
  start === null ? null : { start, end: new Date(Date.parse(start) + duration_minutes * 60_000).toISOString() };

/** No service takes longer, so nothing that began earlier still goes on. */
const longest = 7 * 86_400_000;

/** A customer's open bookings that begin before the end of a span and may reach into it. */
export const visitsAround = (customer: string, { start, end }: Span) =>
  queryOptions({
    queryKey: ["bookings", { visits: customer, start, end }],
    queryFn: ({ signal }) =>
      turnero.bookings.list(
        {
          customer_id: customer,
          from: new Date(Date.parse(start) - longest).toISOString(),
          to: end,
          status: openStatuses.join(","),
          limit: 100,
        },
        { signal },
      ),
  });

/** Of those that begin before the end of the span, the ones that are not over when it begins. */
export const goingOn = <Visit extends Pick<Booking, "end">>(visits: readonly Visit[], { start }: Span): Visit[] =>
  visits.filter(({ end }) => end !== null && Date.parse(end) > Date.parse(start));
