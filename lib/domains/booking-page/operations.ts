import { operation, session } from "@/lib/api/operation";
import { HostedPage, UpdateHostedPageBody } from "@/lib/domains/booking-page/schema";
import { changeBookingPage, settingsOf } from "@/lib/domains/booking-page/settings";

const tag = "Booking page";

export const getBookingPage = operation({
  id: "getBookingPage",
  method: "GET",
  path: "/booking-page",
  access: session("agent"),
  tag,
  summary: "Get the booking page settings",
  description: "With the address that customers open.",
  output: HostedPage,
  handle: ({ actor }) => settingsOf(actor),
});

export const updateBookingPage = operation({
  id: "updateBookingPage",
  method: "PUT",
  path: "/booking-page",
  access: session("admin"),
  tag,
  summary: "Update the booking page settings",
  description: "What is left out stays.",
  body: UpdateHostedPageBody,
  output: HostedPage,
  current: getBookingPage.handle,
  changedBy: {
    url: "PATCH /workspaces/{id}",
  },
  errors: ["not_found"],
  handle: ({ actor, body }) => changeBookingPage(actor, body),
});
