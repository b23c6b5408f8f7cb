import { z } from "zod";
import { statuses } from "@/lib/core/vocabulary";
import { Currency, DateTimeIn, DateTimeOut, Email, Id, Name, Page, Phone, pageOf } from "@/lib/core/wire/wire";
import { OwnVisit } from "@/lib/domains/booking-page/links/schema";
import { Intake } from "@/lib/domains/bookings/schema";
import { IntakeField } from "@/lib/domains/catalog/services/schema";
import { reasons } from "@/lib/domains/slots/snapshot";

export const WebchatService = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    duration_minutes: z.int(),
    max_party_size: z.int(),
    price_cents: z.int().nullable(),
    deposit_cents: z.int().nullable(),
    currency: Currency,
    intake_fields: z.array(IntakeField).describe("What the service asks of the customer."),
  })
  .meta({ id: "WebchatService" });
export type WebchatService = z.output<typeof WebchatService>;
export const WebchatServicePage = pageOf(WebchatService);
export const WebchatServiceQuery = z.strictObject(Page);

export const WebchatSlotList = z
  .object({
    data: z.array(z.object({ start: DateTimeOut, end: DateTimeOut })),
    unavailable_reason: z.enum(reasons).nullable(),
  })
  .meta({ id: "WebchatSlotList" });
export type WebchatSlotList = z.output<typeof WebchatSlotList>;

/** A booking as its visitor sees it: without data of the customer that a phone may have matched. */
export const WebchatBooking = z
  .object({
    id: z.string(),
    status: z.enum(statuses),
    service_id: z.string(),
    start: DateTimeOut.nullable(),
    end: DateTimeOut.nullable(),
    party_size: z.int(),
    hold_expires_at: DateTimeOut.nullable(),
    price_cents: z.int().nullable(),
    currency: Currency,
  })
  .meta({ id: "WebchatBooking" });
export type WebchatBooking = z.output<typeof WebchatBooking>;

export const WebchatHold = WebchatBooking.extend({
  own_visits: z
    .array(OwnVisit)
    .describe("What was booked in the same chat and shares time with it, for a warning: to book both is no fault."),
}).meta({ id: "WebchatHold" });
export type WebchatHold = z.output<typeof WebchatHold>;

const Person = z.strictObject({
  name: Name.max(120),
  phone: Phone,
  email: Email.nullable().default(null),
});
export const CreateWebchatHoldBody = z.strictObject({
  service_id: Id,
  start: DateTimeIn.describe("One of `GET /public/webchat/slots`."),
  party_size: z.int().min(1).max(1000).default(1),
});
export type CreateWebchatHoldBody = z.output<typeof CreateWebchatHoldBody>;
export const ConfirmWebchatHoldBody = z.strictObject({
  customer: Person.nullable().default(null).describe("May be left out by a visitor whose phone is known."),
  intake: Intake.default({}).describe("The answers to what the service asks."),
});
export type ConfirmWebchatHoldBody = z.output<typeof ConfirmWebchatHoldBody>;
export const WebchatHoldParams = z.strictObject({ id: Id });
