import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { GetCalendarDaysQuery } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";

/** What changes of any booking touches it. */
export const calendarDays = (query: GetCalendarDaysQuery) =>
  queryOptions({
    queryKey: ["bookings", { days: query }],
    queryFn: ({ signal }) => turnero.calendar.days.get(query, { signal }),
    // The filters stay while another month loads; its days are looked up by date.
    placeholderData: keepPreviousData,
  });
