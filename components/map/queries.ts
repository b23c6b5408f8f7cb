import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Booking, BookingPage } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { pointOf } from "@/components/map/distance";
import { type Box, boxText, type Point, world } from "@/components/map/geo";
import type { WorkView } from "@/lib/core/vocabulary";

/** More than these are not told apart on a screen: one looks closer instead. */
export const most = 200;

export const placedQuery = (view: WorkView | null, box: Box | null) => ({
  ...(view && { view }),
  bbox: boxText(box ?? world),
  limit: most,
});

/** The tasks that have a place in the box. What changes of any booking touches it. */
export const placed = (view: WorkView | null, box: Box | null) => {
  const query = placedQuery(view, box);
  return queryOptions({
    queryKey: ["bookings", { map: query }],
    queryFn: ({ signal }) => turnero.workItems.list(query, { signal }),
    placeholderData: keepPreviousData,
  });
};

export type Place = Point & { id: string; task: Booking };

export const placesOf = (...pages: (BookingPage | undefined)[]): Place[] => {
  const tasks = new Map(pages.flatMap((page) => page?.data ?? []).map((task) => [task.id, task]));
  return [...tasks.values()].flatMap((task) => {
    const point = pointOf(task);
    return point ? [{ id: task.id, ...point, task }] : [];
  });
};
