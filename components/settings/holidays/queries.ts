import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import { whole } from "@/components/catalog/queries";

export const closedDays = (from: string, to?: string) =>
  queryOptions({
    queryKey: ["catalog", "closed-days", from, to],
    queryFn: ({ signal }) => whole(turnero.closedDays.listAll({ limit: 200, from, ...(to ? { to } : {}) }, { signal })),
  });

export type Wanted = { country: string; region: string; from: string; to: string };

export const holidays = ({ region, ...wanted }: Wanted) =>
  queryOptions({
    queryKey: ["catalog", "holidays", { region, ...wanted }],
    queryFn: ({ signal }) => turnero.holidays.list({ ...wanted, ...(region ? { region } : {}) }, { signal }),
    placeholderData: keepPreviousData,
  });
