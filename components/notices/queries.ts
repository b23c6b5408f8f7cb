import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type {
  GetNoticeReachQuery,
  PreviewBookingNoticeQuery,
  PreviewBookingNoticesBody,
} from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { everyPage } from "@/components/every-page";

export const noticesOfBooking = (id: string) =>
  queryOptions({
    queryKey: ["notices", { booking: id }],
    queryFn: ({ signal }) => everyPage(turnero.bookings.notices.listAll(id, { limit: 100 }, { signal })),
  });

// Ends with whom it is about, as all that tells of a customer.
export const noticesOfCustomer = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["notices", { of: "customer" }, id],
    queryFn: ({ pageParam, signal }) =>
      turnero.customers.notices.list(id, { limit: 20, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });

export const noticePreview = (id: string, kind: PreviewBookingNoticeQuery["kind"]) =>
  queryOptions({
    queryKey: ["notices", { booking: id, preview: kind }],
    queryFn: ({ signal }) => turnero.bookings.notices.preview.preview(id, { kind }, { signal }),
  });

export const noticeOutlook = (bookings: readonly string[], kind: PreviewBookingNoticesBody["kind"]) =>
  queryOptions({
    queryKey: ["notices", { bookings, preview: kind }],
    queryFn: ({ signal }) => turnero.noticePreviews({ kind, booking_ids: [...bookings] }, { signal }),
  });

export const noticeReach = (asked: GetNoticeReachQuery) =>
  queryOptions({
    queryKey: ["notices", { reach: asked }, asked.customer_id ?? null],
    queryFn: ({ signal }) => turnero.noticeReach.get(asked, { signal }),
  });

/** A booking that gets another time, with these resources where they are chosen. */
export type MoveAsked = {
  booking: { id: string };
  start: string | null;
  to: string | null;
  offered?: readonly string[];
};

/** How the customer of a booking hears of its new time. */
export function movedNotice({ booking, start, to, offered = [] }: MoveAsked, override = false): GetNoticeReachQuery {
  const resources = to ? [to] : offered;
  return {
    kind: "moved",
    booking_id: booking.id,
    ...(start && { start }),
    ...(start && resources.length > 0 && { resource_ids: resources.join(",") }),
    ...(override && { override }),
  };
}

export const noticeSettings = queryOptions({
  queryKey: ["notices", "settings"],
  queryFn: ({ signal }) => turnero.noticeSettings.get({ signal }),
});
