import { z } from "zod";
import { statuses } from "@/lib/core/vocabulary";
import { Currency, DateTimeIn, DateTimeOut, Id } from "@/lib/core/wire/wire";
import { DaySlots, days, FreeTime, PageAddress } from "@/lib/domains/booking-page/schema";
import { Intake } from "@/lib/domains/bookings/schema";
import { IntakeField } from "@/lib/domains/catalog/services/schema";

export const refusals = ["cancelled", "over", "in_progress", "too_late", "no_time", "unpaid"] as const;
export type Refusal = (typeof refusals)[number];

/** A booking as its customer sees it: nothing of it says who the customer is. */
export const CustomerBooking = z
  .object({
    workspace: z.object({
      name: z.string(),
      slug: z.string(),
      timezone: z.string(),
      address: PageAddress.nullable(),
      logo_id: z.string().nullable().describe("The picture is under `/public/pages/{slug}/pictures/{picture_id}`."),
    }),
    service: z.object({ id: z.string(), name: z.string(), duration_minutes: z.int() }),
    status: z.enum(statuses),
    start: DateTimeOut.nullable(),
    end: DateTimeOut.nullable(),
    party_size: z.int(),
    people: z.array(z.string()).describe("The names of those who do it."),
    place: z.string().nullable(),
    price_cents: z.int().nullable(),
    deposit_cents: z.int().nullable(),
    hold_expires_at: DateTimeOut.nullable().describe(
      "Until when the deposit can be paid; the time is then given back.",
    ),
    currency: Currency,
    move_refusal: z.enum(refusals).nullable().describe("Why the customer cannot move it any more; null: they can."),
    cancel_refusal: z.enum(refusals).nullable().describe("Why the customer cannot cancel it; null: they can."),
    attending: z.boolean().describe("Whether they have said that they will come."),
    confirm_by: DateTimeOut.nullable().describe("Until when they must have said so; the time is then given back."),
    unanswered: z.array(IntakeField).describe("Required questions of the service that nobody has answered yet."),
    policy: z.string().nullable().describe("What the business says about cancelling."),
    notices: z.boolean().describe("Whether they are told of changes and reminded."),
    version: z.int().describe("Rises with every change, also with a move."),
    token: z.string().describe("Of the customer's own link; it follows the booking when that moves."),
    url: z.string(),
  })
  .meta({ id: "CustomerBooking" });
export type CustomerBooking = z.output<typeof CustomerBooking>;

export const LinkParams = z.strictObject({ token: z.string().min(1).max(200) });
export const LinkSlotQuery = z.strictObject(days);
export type LinkSlotQuery = z.output<typeof LinkSlotQuery>;

export const OwnVisit = z.object({ service: z.string(), start: DateTimeOut, end: DateTimeOut });
export type OwnVisit = z.output<typeof OwnVisit>;
const LinkTime = FreeTime.extend({
  people: z.array(z.string()).describe("With whom it would be: the same people where they are free."),
});
export type LinkTime = z.output<typeof LinkTime>;
export const LinkSlots = DaySlots.extend({
  days: z.array(z.object({ date: z.string(), times: z.array(LinkTime) })).describe("Every day asked for, in order."),
  own_visits: z
    .array(OwnVisit)
    .describe(
      "Other visits of the same customer at these times, for a warning: moving there is no fault. Only of a customer who is " +
        "known for sure; where the booking was made with a typed phone, none but those of its own web chat.",
    ),
}).meta({ id: "LinkSlots" });
export type LinkSlots = z.output<typeof LinkSlots>;
export const LinkCancelBody = z.strictObject({ reason: z.string().trim().max(500).nullable().default(null) });
export const LinkAnswersBody = z.strictObject({ intake: Intake });
export const LinkMoveBody = z.strictObject({ start: DateTimeIn });

export const BookingLinkParams = z.strictObject({ id: Id });
export const CustomerLink = z.object({ url: z.string() }).meta({ id: "CustomerLink" });
