import { z } from "zod";
import { Currency, DateOnly, DateTimeIn, DateTimeOut, Email, Id, Locale, Name, Phone, Text } from "@/lib/core/wire";
import { Intake, statuses } from "@/lib/domains/bookings/schema";
import { IntakeField, serviceKinds } from "@/lib/domains/catalog/services/schema";
import { reasons } from "@/lib/domains/slots/snapshot";

/** How a workspace has set its page up. */
export const HostedPage = z
  .object({
    enabled: z.boolean(),
    headline: z.string().nullable(),
    text: z.string().nullable(),
    service_ids: z.array(z.string()).nullable().describe("Null: every active service."),
    url: z.string().describe("Where the page is."),
  })
  .meta({ id: "HostedPage" });
export type HostedPage = z.output<typeof HostedPage>;

export const UpdateHostedPageBody = z.strictObject({
  enabled: z.boolean(),
  headline: z.string().trim().max(120).nullable().default(null),
  text: z.string().trim().max(1000).nullable().default(null),
  service_ids: z.array(Id).max(200).nullable().default(null),
});
export type UpdateHostedPageBody = z.output<typeof UpdateHostedPageBody>;

export const PageService = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    kind: z.enum(serviceKinds),
    duration_minutes: z.int(),
    max_party_size: z.int(),
    price_cents: z.int().nullable(),
    currency: Currency,
    deposit_cents: z.int().nullable(),
    intake_fields: z.array(IntakeField),
    people: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .describe("Whom the visitor may choose from; empty where there is no choice."),
  })
  .meta({ id: "PageService" });
export type PageService = z.output<typeof PageService>;

/** What anybody may see of a workspace. */
export const PublicPage = z
  .object({
    name: z.string(),
    slug: z.string(),
    timezone: z.string(),
    currency: Currency,
    locale: z.string(),
    headline: z.string().nullable(),
    text: z.string().nullable(),
    services: z.array(PageService),
  })
  .meta({ id: "PublicPage" });
export type PublicPage = z.output<typeof PublicPage>;

const Slug = z.string().min(1).max(100);
export const PageParams = z.strictObject({ slug: Slug });
export const PageHoldParams = z.strictObject({ slug: Slug, hold_id: Id });

const days = {
  from: DateOnly.optional().describe("The first day, in the workspace's zone. Default: today."),
  days: z.coerce.number().int().min(1).max(31).default(7),
};
export const PageSlotQuery = z.strictObject({
  service_id: Id,
  ...days,
  party_size: z.coerce.number().int().min(1).max(10_000).default(1),
  resource_id: Id.optional().describe("One of the service's people."),
});
export type PageSlotQuery = z.output<typeof PageSlotQuery>;

const Time = z.object({ start: DateTimeOut, end: DateTimeOut });

export const DaySlots = z
  .object({
    timezone: z.string(),
    days: z.array(z.object({ date: z.string(), times: z.array(Time) })).describe("Every day asked for, in order."),
    unavailable_reason: z.enum(reasons).nullable().describe("Null when there is a time; else why there is none."),
    next: Time.nullable().describe("Where these days have no time: the first one after them, within 62 days."),
  })
  .meta({ id: "DaySlots" });
export type DaySlots = z.output<typeof DaySlots>;

const Contact = z.strictObject({
  name: Name,
  phone: Phone,
  email: Email.nullable().default(null),
  locale: Locale.nullable().default(null),
});

export const CreatePageHoldBody = z.strictObject({
  service_id: Id,
  start: DateTimeIn,
  party_size: z.int().min(1).max(10_000).default(1),
  resource_id: Id.nullable().default(null).describe("One of the service's people; null: anyone."),
  customer: Contact.nullable().default(null),
});
export type CreatePageHoldBody = z.output<typeof CreatePageHoldBody>;

export const PageHold = z
  .object({
    id: z.string(),
    service_id: z.string(),
    start: DateTimeOut,
    end: DateTimeOut,
    party_size: z.int(),
    hold_expires_at: DateTimeOut,
    expires_in_seconds: z.int().describe("From now on: for a clock that counts down where the device's own is wrong."),
    token: z.string().describe("Whoever has it may confirm the hold or give it back."),
  })
  .meta({ id: "PageHold" });
export type PageHold = z.output<typeof PageHold>;

const HoldToken = z.string().min(1).max(200);
const answers = { customer: Contact, intake: Intake.default({}), notes: Text.nullable().default(null) };

export const ConfirmPageHoldBody = z.strictObject({ token: HoldToken, ...answers });
export type ConfirmPageHoldBody = z.output<typeof ConfirmPageHoldBody>;

export const ReleasePageHoldBody = z.strictObject({ token: HoldToken });

export const CreatePageTaskBody = z.strictObject({
  service_id: Id,
  ...answers,
  party_size: z.int().min(1).max(10_000).default(1),
  address: z.string().trim().max(500).nullable().default(null).describe("Where the work is to be done."),
});
export type CreatePageTaskBody = z.output<typeof CreatePageTaskBody>;

export const refusals = ["cancelled", "over", "in_progress", "too_late", "no_time"] as const;
export type Refusal = (typeof refusals)[number];

/** A booking as its customer sees it: nothing of it says who the customer is. */
export const CustomerBooking = z
  .object({
    workspace: z.object({ name: z.string(), slug: z.string(), timezone: z.string() }),
    service: z.object({ id: z.string(), name: z.string(), duration_minutes: z.int() }),
    status: z.enum(statuses),
    start: DateTimeOut.nullable(),
    end: DateTimeOut.nullable(),
    party_size: z.int(),
    people: z.array(z.string()).describe("The names of those who do it."),
    place: z.string().nullable(),
    price_cents: z.int().nullable(),
    deposit_cents: z.int().nullable(),
    currency: Currency,
    move_refusal: z.enum(refusals).nullable().describe("Why the customer cannot move it any more; null: they can."),
    cancel_refusal: z.enum(refusals).nullable().describe("Why the customer cannot cancel it; null: they can."),
    version: z.int().describe("Rises with every change, also with a move."),
    token: z.string().describe("Of the customer's own link; it follows the booking when that moves."),
    url: z.string(),
  })
  .meta({ id: "CustomerBooking" });
export type CustomerBooking = z.output<typeof CustomerBooking>;

export const LinkParams = z.strictObject({ token: z.string().min(1).max(200) });
export const LinkSlotQuery = z.strictObject(days);
export type LinkSlotQuery = z.output<typeof LinkSlotQuery>;
export const LinkCancelBody = z.strictObject({ reason: z.string().trim().max(500).nullable().default(null) });
export const LinkMoveBody = z.strictObject({ start: DateTimeIn });

export const BookingLinkParams = z.strictObject({ id: Id });
export const CustomerLink = z.object({ url: z.string() }).meta({ id: "CustomerLink" });
