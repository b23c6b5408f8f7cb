import { z } from "zod";
import { DateOnly, DateTimeOut, Name, Page, pageOf } from "@/lib/core/wire/wire";

const bookings = z.int().describe("How many open bookings start on that day; a closed day leaves them as they are.");
const Day = z.string().meta({ format: "date" });

export const ClosedDay = z
  .object({
    date: Day,
    name: z.string(),
    bookings,
    created_at: DateTimeOut,
  })
  .meta({ id: "ClosedDay" });
export type ClosedDay = z.output<typeof ClosedDay>;

export const ClosedDayPage = pageOf(ClosedDay);
export const ClosedDayParams = z.strictObject({ date: DateOnly });
export const ClosedDayQuery = z.strictObject({
  from: DateOnly.optional().describe("The first date wanted."),
  to: DateOnly.optional().describe("The last date wanted."),
  ...Page,
});
export type ClosedDayQuery = z.output<typeof ClosedDayQuery>;

/** A few years of holidays. */
const most = 200;
export const CloseDaysBody = z.strictObject({
  days: z
    .array(z.strictObject({ date: DateOnly, name: Name }))
    .min(1)
    .max(most),
});
export type CloseDaysBody = z.output<typeof CloseDaysBody>;
export const ReopenDaysBody = z.strictObject({ dates: z.array(DateOnly).min(1).max(most) });
export type ReopenDaysBody = z.output<typeof ReopenDaysBody>;

export const ClosedDays = z.object({ data: z.array(ClosedDay) });
export const ReopenedDays = z.object({ dates: z.array(Day).describe("Those that were closed.") });

const Country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: "must be a country's code, such as BR" })
  .meta({ examples: ["BR"] });
const Region = z
  .string()
  .max(10)
  .meta({ examples: ["SP"] });

export const HolidayQuery = z.strictObject({
  country: Country.optional().describe("The workspace's own when left out."),
  region: Region.optional().describe("A state or province of `regions`, for its own holidays too."),
  from: DateOnly.optional().describe("The first date wanted; today when left out."),
  to: DateOnly.optional().describe("The last date wanted, at most three years later; a year when left out."),
});
export type HolidayQuery = z.output<typeof HolidayQuery>;

/** What an official calendar says of a day; `public` is a day off for everybody. */
export const holidayKinds = ["public", "bank", "optional"] as const;

export const Holiday = z
  .object({
    date: Day,
    name: z.string().describe("In the workspace's language, where the calendar has it."),
    kind: z.enum(holidayKinds).describe("`public` is a day off for everybody; `bank` and `optional` are not for all."),
    closed: z.boolean().describe("The business is already closed on it."),
    closed_in: z
      .array(z.string())
      .describe("The names of the schedules that are closed on it by an override of their own."),
    bookings,
  })
  .meta({ id: "Holiday" });
export type Holiday = z.output<typeof Holiday>;

export const Holidays = z.object({
  country: z.string().meta({ examples: ["BR"] }),
  region: z
    .string()
    .nullable()
    .meta({ examples: ["SP"] }),
  regions: z.array(z.object({ code: z.string(), name: z.string() })),
  holidays: z.array(Holiday),
});
export type Holidays = z.output<typeof Holidays>;

export const HolidayCountries = z.object({
  country: z
    .string()
    .describe("The workspace's own.")
    .meta({ examples: ["BR"] }),
  countries: z.array(z.object({ code: z.string().meta({ examples: ["BR"] }), name: z.string() })),
});
