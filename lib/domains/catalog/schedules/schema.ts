import { z } from "zod";
import { DateOnly, DateTimeOut, Id, Name, Page, pageOf, Text, Timezone } from "@/lib/core/wire/wire";
import { rowFaults } from "@/lib/domains/catalog/schedules/rules";

const From = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "must be a time of day such as 09:00", abort: true })
  .meta({ examples: ["09:00"] });
const To = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, {
    error: "must be a time of day such as 18:00, at most 24:00",
    abort: true,
  })
  .meta({ examples: ["18:00"] });
const Weekday = z.int().min(1).max(7).describe("1 is Monday, 7 is Sunday.");

const apart = (rows: { from: string; to: string; weekday?: number }[], context: z.RefinementCtx): void => {
  for (const { row, detail, code } of rowFaults(rows)) {
    context.addIssue({ code: "custom", path: [row], message: detail, params: { code } });
  }
};

export const Weekly = z
  .array(z.strictObject({ weekday: Weekday, from: From, to: To }))
  .max(168)
  .superRefine(apart)
  .describe(
    "Opening hours in the schedule's own zone: several rows a day, none overlapping; past midnight is two rows.",
  );
export type Weekly = z.output<typeof Weekly>;

export const Intervals = z
  .array(z.strictObject({ from: From, to: To }))
  .max(24)
  .superRefine(apart)
  .describe("The hours of that date instead of its weekday's; none means closed.");
export type Intervals = z.output<typeof Intervals>;

const OpenFrom = z.object({ from: z.string(), to: z.string() });

export const Schedule = z
  .object({
    id: z.string(),
    name: z.string(),
    timezone: z.string(),
    weekly: z.array(OpenFrom.extend({ weekday: z.int() })),
    created_at: DateTimeOut,
    updated_at: DateTimeOut,
  })
  .meta({ id: "Schedule" });
export type Schedule = z.output<typeof Schedule>;

export const SchedulePage = pageOf(Schedule);
export const ScheduleParams = z.strictObject({ id: Id });
export const ScheduleQuery = z.strictObject(Page);

export const CreateScheduleBody = z.strictObject({
  name: Name,
  timezone: Timezone.optional().describe("An IANA name; the workspace's own when left out."),
  weekly: Weekly.default([]),
});
export type CreateScheduleBody = z.output<typeof CreateScheduleBody>;

export const UpdateScheduleBody = z.strictObject({ name: Name, timezone: Timezone, weekly: Weekly }).partial();
export type UpdateScheduleBody = z.output<typeof UpdateScheduleBody>;

export const ScheduleOverride = z
  .object({
    id: z.string(),
    schedule_id: z.string(),
    date: z.string().meta({ format: "date" }),
    intervals: z.array(OpenFrom),
    note: z.string().nullable(),
    created_at: DateTimeOut,
  })
  .meta({ id: "ScheduleOverride" });
export type ScheduleOverride = z.output<typeof ScheduleOverride>;

export const ScheduleOverridePage = pageOf(ScheduleOverride);
export const OverrideParams = z.strictObject({ id: Id, date: DateOnly });
export const OverrideQuery = z.strictObject({
  schedule_id: Id.optional(),
  from: DateOnly.optional().describe("The first date wanted."),
  to: DateOnly.optional().describe("The last date wanted."),
  ...Page,
});
export type OverrideQuery = z.output<typeof OverrideQuery>;

export const SetOverrideBody = z.strictObject({
  date: DateOnly,
  intervals: Intervals,
  note: Text.nullable().default(null),
});
export type SetOverrideBody = z.output<typeof SetOverrideBody>;
