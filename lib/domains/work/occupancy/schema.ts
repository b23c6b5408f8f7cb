import { z } from "zod";
import { statuses } from "@/lib/core/vocabulary";
import { DateTimeOut, DateTimeQuery, Id, Page } from "@/lib/core/wire/wire";

const Minutes = z.int().describe("Whole minutes.");

export const TeamMate = z
  .object({
    resource_id: z.string(),
    name: z.string(),
    member_id: z.string().nullable(),
    photo_id: z.string().nullable(),
    group_ids: z.array(z.string()),
    now: z
      .enum(["free", "busy", "off"])
      .describe("`off` outside the hours and in time off, unless at work all the same."),
    busy_with: z
      .object({
        booking_id: z.string(),
        service_name: z.string(),
        customer_name: z.string().nullable(),
        status: z.enum(statuses),
        stage: z.string(),
        start: DateTimeOut.nullable(),
        end: DateTimeOut.nullable(),
      })
      .nullable()
      .describe("What is in progress; else what is booked for this moment."),
    booked_minutes: Minutes.describe("Of today, what is booked or done; overlapping tasks count once."),
    open_minutes: Minutes.describe("Of today, the working hours without time off."),
    open_tasks: z.int().describe("Every open task that is theirs, whenever it is."),
    late_tasks: z.int().describe("Of the open ones, those past their due date."),
    last_place: z
      .object({
        lat: z.number(),
        lng: z.number(),
        at: DateTimeOut,
        known_by: z.enum(["device", "task"]).describe("What their device recorded, or the place of the task itself."),
      })
      .nullable()
      .describe("Where they last recorded a place, or began or ended a task that has one, in the last twelve hours."),
    next_free_at: DateTimeOut.nullable().describe("From when on there is time; null when not within two weeks."),
  })
  .meta({ id: "TeamMate" });
export type TeamMate = z.output<typeof TeamMate>;

export const TeamOverviewQuery = z.strictObject(Page);

export const TeamOverview = z
  .object({
    at: DateTimeOut,
    day: z.object({ start: DateTimeOut, end: DateTimeOut }).describe("Today in the workspace's zone."),
    data: z.array(TeamMate),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: "TeamOverview" });
export type TeamOverview = z.output<typeof TeamOverview>;

export const StatsParams = z.strictObject({ id: Id });
export const StatsQuery = z.strictObject({
  from: DateTimeQuery.optional().describe("Default: 30 days before `to`."),
  to: DateTimeQuery.optional().describe("Default: now. At most 366 days after `from`."),
});
export type StatsQuery = z.output<typeof StatsQuery>;

const counts = Object.fromEntries(statuses.map((status) => [status, z.int()])) as Record<
  (typeof statuses)[number],
  z.ZodInt
>;

export const ResourceStats = z
  .object({
    resource_id: z.string(),
    from: DateTimeOut,
    to: DateTimeOut,
    counts: z.object(counts).describe("Bookings that start in the time, by status."),
    booked_minutes: Minutes,
    open_minutes: Minutes.describe("Working hours without time off, for each place of the resource."),
    utilisation: z.number().nullable().describe("Booked by open minutes; more than 1 with work outside the hours."),
    no_show_rate: z.number().nullable().describe("No-shows among those that took place or should have."),
    mean_minutes_to_done: z.number().nullable().describe("From the take of a queue's task until it was done."),
  })
  .meta({ id: "ResourceStats" });
export type ResourceStats = z.output<typeof ResourceStats>;
