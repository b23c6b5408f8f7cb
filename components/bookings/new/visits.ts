import { queryOptions } from "@tanstack/react-query";
import type { Service } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { longestVisitMs, openStatuses, type Span } from "@/lib/core/vocabulary";

/** As long as the service takes. */
export const spanFrom = (start: string | null, { duration_minutes }: Pick<Service, "duration_minutes">): Span | null =>
  start === null ? null : { start, end: new Date(Date.parse(start) + duration_minutes * 60_000).toISOString() };

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
