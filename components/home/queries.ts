import { queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";

/** The clock alone changes it too: gaps end and tasks become overdue. */
const everyMinute = 60_000;

export const homeQuery = queryOptions({
  queryKey: ["home"],
  queryFn: ({ signal }) => turnero.home.get({ signal }),
  refetchInterval: everyMinute,
});

export const figuresQuery = queryOptions({
  queryKey: ["home", { figures: true }],
  queryFn: ({ signal }) => turnero.home.figures.get({ signal }),
  refetchInterval: everyMinute,
});
