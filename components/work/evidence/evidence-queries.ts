import { infiniteQueryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";

type Page = { next_cursor: string | null };
const paged = { initialPageParam: null as string | null, getNextPageParam: ({ next_cursor }: Page) => next_cursor };
const after = (cursor: string | null, limit: number) => ({ limit, ...(cursor && { cursor }) });

export const taskTimeline = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["bookings", id, "timeline"],
    queryFn: ({ pageParam, signal }) => turnero.bookings.timeline.list(id, after(pageParam, 30), { signal }),
    ...paged,
  });

export const taskComments = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["bookings", id, "comments"],
    queryFn: ({ pageParam, signal }) => turnero.bookings.comments.list(id, after(pageParam, 30), { signal }),
    ...paged,
  });

export const taskPhotos = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["bookings", id, "attachments"],
    queryFn: ({ pageParam, signal }) => turnero.bookings.attachments.list(id, after(pageParam, 60), { signal }),
    ...paged,
  });

export const taskPlaces = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["bookings", id, "places"],
    queryFn: ({ pageParam, signal }) => turnero.bookings.locationEvents.list(id, after(pageParam, 30), { signal }),
    ...paged,
  });
