import { z } from "zod";
import { resourceKinds, statuses } from "@/lib/core/vocabulary";
import { DateOnly, DateTimeOut, DateTimeQuery, Flag, Id } from "@/lib/core/wire/wire";

export const CalendarQuery = z.strictObject({
  from: DateTimeQuery,
  to: DateTimeQuery.describe("At most 8 days after `from`."),
});
export type CalendarQuery = z.output<typeof CalendarQuery>;

const Span = z.object({ start: DateTimeOut, end: DateTimeOut });

export const CalendarResource = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.string(),
    photo_id: z.string().nullable(),
    capacity: z.int(),
    active: z.boolean(),
    group_ids: z.array(z.string()),
    open: z.array(Span).describe("When it works, within the window; time off is not taken out."),
    receives_on: z
      .array(z.iso.date())
      .nullable()
      .describe(
        "The days of the window on which customers can come for a service that uses it; null where none does. A day is " +
          "closed by those who receive customers.",
      ),
    time_off: z.array(
      z.object({ id: z.string(), start: DateTimeOut, end: DateTimeOut, reason: z.string().nullable() }),
    ),
  })
  .meta({ id: "CalendarResource" });
export type CalendarResource = z.output<typeof CalendarResource>;

export const CalendarBooking = z
  .object({
    id: z.string(),
    status: z.enum(statuses),
    stage: z.string(),
    service: z.object({
      id: z.string(),
      name: z.string(),
      color: z.string(),
      slot_interval_minutes: z.int(),
    }),
    customer_name: z.string().nullable(),
    start: DateTimeOut,
    end: DateTimeOut,
    busy_until: DateTimeOut.describe("The end with the buffer after the service."),
    hold_expires_at: DateTimeOut.nullable(),
    resource_ids: z.array(z.string()),
    party_size: z.int(),
    has_notes: z.boolean(),
    intake_missing: z.boolean().describe("A required question of the service has no answer."),
    attending: z.boolean().describe("The customer has said that they will come."),
    version: z.int(),
  })
  .meta({ id: "CalendarBooking" });
export type CalendarBooking = z.output<typeof CalendarBooking>;

const groups = z.array(z.object({ id: z.string(), name: z.string() }));

export const Calendar = z
  .object({
    from: DateTimeOut,
    to: DateTimeOut,
    resources: z.array(CalendarResource),
    groups,
    bookings: z.array(CalendarBooking),
  })
  .meta({ id: "Calendar" });
export type Calendar = z.output<typeof Calendar>;

export const CalendarDaysQuery = z.strictObject({
  from: DateOnly,
  to: DateOnly.describe("The last day, at most 41 days after `from`."),
  kind: z.enum(resourceKinds).optional().describe("Only what is booked with resources of this kind."),
  group_id: Id.optional().describe("Only what is booked with resources of this group."),
  resource_id: Id.optional().describe("Only what is booked with this resource."),
  cancelled: Flag.default(false).describe("Cancelled bookings count too."),
});
export type CalendarDaysQuery = z.output<typeof CalendarDaysQuery>;

export const CalendarDay = z
  .object({
    date: z.iso.date(),
    closed: z
      .boolean()
      .describe("Nobody who keeps hours works on it, of those whom customers book; of all where nobody is booked."),
    count: z.int().describe("The bookings that start on it; one that goes on past midnight counts once."),
    bookings: z
      .array(
        CalendarBooking.pick({ id: true, status: true, customer_name: true, start: true, resource_ids: true }).extend({
          service: z.object({ id: z.string(), name: z.string(), color: z.string() }),
        }),
      )
      .describe("The first three of them, appointments before tasks."),
  })
  .meta({ id: "CalendarDay" });
export type CalendarDay = z.output<typeof CalendarDay>;

export const CalendarDays = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    resources: z.array(CalendarResource.pick({ id: true, name: true, kind: true, active: true, group_ids: true })),
    groups,
    days: z.array(CalendarDay),
  })
  .meta({ id: "CalendarDays" });
export type CalendarDays = z.output<typeof CalendarDays>;
