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

// Null: a new customer.
export const noticeReach = (kind: GetNoticeReachQuery["kind"], customer: string | null) =>
  queryOptions({
    queryKey: ["notices", { reach: kind }, customer],
    queryFn: ({ signal }) => turnero.noticeReach.get({ kind, ...(customer && { customer_id: customer }) }, { signal }),
  });

export const noticeSettings = queryOptions({
  queryKey: ["notices", "settings"],
  queryFn: ({ signal }) => turnero.noticeSettings.get({ signal }),
});
