import { operation, session } from "@/lib/api/operation";
import { FileOut } from "@/lib/core/wire/upload";
import { HostedPage, PictureParams, UpdateHostedPageBody } from "@/lib/domains/booking-page/schema";
import { changeBookingPage, readPagePicture, settingsOf } from "@/lib/domains/booking-page/settings";

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

export const getBookingPagePicture = operation({
  id: "getBookingPagePicture",
  method: "GET",
  path: "/booking-page/pictures/{picture}",
  access: session("agent"),
  tag,
  summary: "Get a picture of the booking page",
  description: "The logo or the cover, also while the page is off.",
  params: PictureParams,
  output: FileOut,
  media: ["image/webp"],
  errors: ["not_found"],
  file: ({ actor, params }) => readPagePicture(actor, params.picture),
});

export const updateBookingPage = operation({
  id: "updateBookingPage",
  method: "PUT",
  path: "/booking-page",
  access: session("admin"),
  tag,
  summary: "Update the booking page settings",
  description:
    "The address, the policy and the pictures stay where they are left out; the other fields are set to their defaults.",
  body: UpdateHostedPageBody,
  output: HostedPage,
  current: getBookingPage.handle,
  changedBy: {
    url: "PATCH /workspaces/{id}",
  },
  errors: ["not_found"],
  handle: ({ actor, body }) => changeBookingPage(actor, body),
});
