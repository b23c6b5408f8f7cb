import { operation, scope } from "@/lib/api/operation";
import { newestFirst } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { FileOut } from "@/lib/core/wire/upload";
import { attachFile } from "@/lib/domains/evidence/attach";
import { recordPosition } from "@/lib/domains/evidence/locate";
import { bookingsOf, readAttachment, readFile } from "@/lib/domains/evidence/read";
import { removeAttachment } from "@/lib/domains/evidence/remove";
import {
  Attachment,
  AttachmentBody,
  AttachmentPage,
  EvidenceQuery,
  LocationEvent,
  LocationEventBody,
  LocationEventPage,
  largestFile,
  mediaTypes,
  OfAttachment,
  OfBooking,
} from "@/lib/domains/evidence/schema";
import { selectAttachments, selectLocations } from "@/lib/domains/evidence/store";

const tag = "Work";
const read = scope("bookings:read");
const write = scope("bookings:write");
const moved = "Newest first; with those of the bookings that this one was before it was rescheduled.";
const theirs = "Its author or an admin may.";

export const listAttachments = operation({
  id: "listAttachments",
  method: "GET",
  path: "/bookings/{id}/attachments",
  access: read,
  tag,
  summary: "List a booking's attachments",
  description: moved,
  params: OfBooking,
  query: EvidenceQuery,
  output: AttachmentPage,
  tool: {
    title: "List a booking's files",
    description: "Use it to see which photos and documents a booking has. Answers names and sizes, not the content.",
  },
  handle: async ({ actor, params, query }) => {
    const bookings = await bookingsOf(actor, params.id);
    return newestFirst(actor, `attachments of ${params.id}`, query, (after, take) =>
      selectAttachments(reader(actor), actor.project.id, bookings, after, take),
    );
  },
});

export const createAttachment = operation({
  id: "createAttachment",
  method: "POST",
  path: "/bookings/{id}/attachments",
  access: write,
  idempotency: "optional",
  tag,
  summary: "Attach a photo or a document",
  description:
    "PNG, JPEG, WebP, GIF, HEIC or PDF of at most 10 MiB. The content decides what it is: `unsupported_file`, `broken_image`, `image_too_large` and `empty_file` are refusals of it.",
  params: OfBooking,
  body: AttachmentBody,
  form: { largestFile },
  output: Attachment,
  success: 201,
  location: ({ booking_id, id }) => `/bookings/${booking_id}/attachments/${id}`,
  handle: ({ actor, params, body }) => attachFile(actor, params.id, body.file),
});

export const getAttachment = operation({
  id: "getAttachment",
  method: "GET",
  path: "/bookings/{id}/attachments/{attachment_id}",
  access: read,
  tag,
  summary: "Get an attachment's details",
  description: "Its name, size, media type and who added it; the bytes are under `/file`.",
  params: OfAttachment,
  output: Attachment,
  handle: ({ actor, params }) => readAttachment(actor, params.id, params.attachment_id),
});

export const deleteAttachment = operation({
  id: "deleteAttachment",
  method: "DELETE",
  path: "/bookings/{id}/attachments/{attachment_id}",
  access: write,
  tag,
  summary: "Delete an attachment",
  description: theirs,
  params: OfAttachment,
  handle: async ({ actor, params }) => {
    await removeAttachment(actor, params.id, params.attachment_id);
    return undefined;
  },
});

export const getAttachmentFile = operation({
  id: "getAttachmentFile",
  method: "GET",
  path: "/bookings/{id}/attachments/{attachment_id}/file",
  access: read,
  tag,
  summary: "Download an attachment",
  description: "The bytes as they were uploaded.",
  params: OfAttachment,
  output: FileOut,
  media: mediaTypes,
  file: ({ actor, params }) => readFile(actor, params.id, params.attachment_id, "original"),
});

export const getAttachmentThumbnail = operation({
  id: "getAttachmentThumbnail",
  method: "GET",
  path: "/bookings/{id}/attachments/{attachment_id}/thumbnail",
  access: read,
  tag,
  summary: "Get a thumbnail of a message file",
  description: "At most 480 pixels on a side, upright, and without where or by what it was taken.",
  params: OfAttachment,
  output: FileOut,
  media: ["image/webp"],
  file: ({ actor, params }) => readFile(actor, params.id, params.attachment_id, "thumbnail"),
});

export const listLocationEvents = operation({
  id: "listLocationEvents",
  method: "GET",
  path: "/bookings/{id}/location-events",
  access: read,
  tag,
  summary: "List a booking's locations",
  description: moved,
  params: OfBooking,
  query: EvidenceQuery,
  output: LocationEventPage,
  tool: {
    title: "List a booking's places",
    description: "Use it to see where a task's people reported to be, newest first.",
  },
  handle: async ({ actor, params, query }) => {
    const bookings = await bookingsOf(actor, params.id);
    return newestFirst(actor, `locations of ${params.id}`, query, (after, take) =>
      selectLocations(reader(actor), actor.project.id, bookings, after, take),
    );
  },
});

export const createLocationEvent = operation({
  id: "createLocationEvent",
  method: "POST",
  path: "/bookings/{id}/location-events",
  access: write,
  idempotency: "optional",
  tag,
  summary: "Record a location",
  description: "A position on the way to, at or after the work, kept as evidence; it moves nothing.",
  params: OfBooking,
  body: LocationEventBody,
  output: LocationEvent,
  success: 201,
  location: ({ booking_id }) => `/bookings/${booking_id}/location-events`,
  handle: ({ actor, params, body }) => recordPosition(actor, params.id, body),
});
