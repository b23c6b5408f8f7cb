import { z } from "zod";
import { statuses } from "@/lib/core/vocabulary";
import { Currency, DateTimeOut, Id, Page, pageOf } from "@/lib/core/wire/wire";
import { Author } from "@/lib/domains/evidence/schema";

export const TimelineEntry = z
  .object({
    id: z.string(),
    at: DateTimeOut,
    kind: z
      .string()
      .describe("`booking.*`, `stage.changed`, `comment`, `attachment`, `location` or `customer.*`.")
      .meta({ examples: ["booking.created", "comment"] }),
    title: z.string().describe("In plain English; a screen makes its own from `kind` and `data`."),
    data: z.record(z.string(), z.unknown()),
    actor: Author.nullable(),
  })
  .meta({ id: "TimelineEntry" });
export type TimelineEntry = z.output<typeof TimelineEntry>;

export const TimelinePage = pageOf(TimelineEntry);
export const TimelineQuery = z.strictObject(Page);
export const TimelineParams = z.strictObject({ id: Id });

const BookingGlimpse = z.object({
  id: z.string(),
  status: z.enum(statuses),
  start: DateTimeOut.nullable(),
  service_id: z.string(),
  service_name: z.string(),
});

export const CustomerSummary = z
  .object({
    customer_id: z.string(),
    bookings: z.object({
      total: z.int().describe("Without holds that were let go; a booking that was moved counts once."),
      by_status: z.record(z.enum(statuses), z.int()),
    }),
    next_booking: BookingGlimpse.nullable(),
    last_booking: BookingGlimpse.nullable().describe("The last that began and was not cancelled or moved."),
    no_show_rate: z.number().nullable().describe("No-shows among those that came or should have; null before any."),
    money_booked: z
      .array(z.object({ currency: Currency, cents: z.int() }))
      .describe("Prices of what is booked or done, by currency."),
    open_conversations: z.int(),
    first_contact_at: DateTimeOut,
    last_contact_at: DateTimeOut,
  })
  .meta({ id: "CustomerSummary" });
export type CustomerSummary = z.output<typeof CustomerSummary>;
