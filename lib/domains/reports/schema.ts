import { z } from "zod";
import { Currency, DateOnly, Flag } from "@/lib/core/wire/wire";

export const reports = ["bookings", "occupancy", "tasks", "conversations", "page"] as const;
export type Report = (typeof reports)[number];

const spans = ["none", "day", "week", "month"] as const;
const uses = ["resource", "person", "group", "place"] as const;

/** What the rows of each report can be about. */
export const dimensions = {
  bookings: [...spans, "service", ...uses, "source", "hour_weekday"],
  occupancy: [...spans, ...uses, "hour_weekday"],
  tasks: [...spans, "service", "person", "group", "place", "source", "hour_weekday"],
  conversations: [...spans, "source", "hour_weekday"],
  page: [...spans],
} as const satisfies Record<Report, readonly string[]>;
export type Dimension = (typeof dimensions)[Report][number];

/** Rows from which somebody can read how one person works. */
export const isPersonal = (by: Dimension): boolean => (uses as readonly string[]).includes(by);

const period = {
  from: DateOnly.optional().describe("The first day, in the workspace's time zone. Default: 29 days before `to`."),
  to: DateOnly.optional().describe("The last day, at most five years after `from`. Default: today."),
};

const compare = z
  .enum(["previous"])
  .optional()
  .describe("`previous`: also the totals of the period of equal length just before.");

const byText =
  "What the rows are about. `none`: one row; `week` begins on Monday; `place` is the address of a resource; " +
  "`hour_weekday` is the weekday from 1, Monday, and the hour, such as `1-09`.";

const queryOf = <const By extends readonly [string, ...string[]]>(by: By) =>
  z.strictObject({
    ...period,
    by: z
      .enum(by, { error: `must be one of ${by.join(", ")}` })
      .default("none" as never)
      .describe(byText),
    compare,
  });

const Language = z
  .enum(["en", "es", "pt-BR"], { error: "must be one of en, es, pt-BR" })
  .optional()
  .describe("Of the words. Default: the workspace's.");

const exportOf = <const By extends readonly [string, ...string[]]>(by: By) =>
  queryOf(by)
    .omit({ compare: true })
    .extend({
      format: z
        .enum(["csv", "xlsx"], { error: "must be csv or xlsx" })
        .default("csv")
        .describe("`csv` in UTF-8, or a spreadsheet."),
      anonymous: Flag.default(false).describe(
        "Leaves out every row that is not certain to be about three customers or more, and leaves counts of one and two blank, with whatever these could be computed from.",
      ),
      language: Language,
    });

export const BookingsQuery = queryOf(dimensions.bookings);
export const OccupancyQuery = queryOf(dimensions.occupancy);
export const TasksQuery = queryOf(dimensions.tasks);
export const ConversationsQuery = queryOf(dimensions.conversations);
export const PageQuery = queryOf(dimensions.page);
export const BookingsExportQuery = exportOf(dimensions.bookings);
export const OccupancyExportQuery = exportOf(dimensions.occupancy);
export const TasksExportQuery = exportOf(dimensions.tasks);
export const ConversationsExportQuery = exportOf(dimensions.conversations);
export const PageExportQuery = exportOf(dimensions.page);

export type ReportQuery = {
  from?: string | undefined;
  to?: string | undefined;
  by: Dimension;
  compare?: "previous" | undefined;
};
export type ReportExportQuery = Omit<ReportQuery, "compare"> & {
  format: "csv" | "xlsx";
  anonymous: boolean;
  language?: z.output<typeof Language>;
};

const Count = z.int();
const Share = z.number().nullable().describe("Between 0 and 1; null where there is nothing to divide by.");
const Mean = z.number().nullable().describe("Null where there is nothing to divide by.");

export const BookingFigures = z
  .object({
    bookings: Count,
    open: Count,
    completed: Count,
    failed: Count,
    no_shows: Count,
    no_show_rate: Share,
    cancelled: Count,
    cancellation_rate: Share,
    late_cancelled: Count,
    new_customers: Count,
    returning_customers: Count,
    lead_hours: Mean,
    revenue: z.array(z.object({ currency: Currency, booked_cents: Count, realised_cents: Count })),
    reminded: Count,
    reminded_missed: Count,
    unreminded: Count,
    unreminded_missed: Count,
    reminder_effect: z.number().nullable().describe("The share missed without reminders less the share missed with."),
  })
  .meta({ id: "BookingFigures" });
export type BookingFigures = z.output<typeof BookingFigures>;

export const OccupancyFigures = z
  .object({
    open_minutes: Count,
    booked_minutes: Count,
    free_minutes: Count,
    blocked_minutes: Count,
    gap_minutes: Count,
    outside_minutes: Count,
    occupancy: Share,
  })
  .meta({ id: "OccupancyFigures" });
export type OccupancyFigures = z.output<typeof OccupancyFigures>;

export const TaskFigures = z
  .object({
    tasks: Count,
    open: Count,
    completed: Count,
    failed: Count,
    cancelled: Count,
    taken: Count,
    waiting_minutes: Mean,
    handled: Count,
    handling_minutes: Mean,
    in_time: Count,
    late: Count,
    in_time_rate: Share,
  })
  .meta({ id: "TaskFigures" });
export type TaskFigures = z.output<typeof TaskFigures>;

export const ConversationFigures = z
  .object({
    conversations: Count,
    answered: Count,
    first_response_minutes: Mean,
    resolved: Count,
    resolution_minutes: Mean,
    with_bot: Count,
    contained: Count,
    containment_rate: Share,
    handed_over: Count,
    held: Count,
    booked: Count,
    booking_rate: Share,
  })
  .meta({ id: "ConversationFigures" });
export type ConversationFigures = z.output<typeof ConversationFigures>;

export const PageFigures = z
  .object({ opened: Count, chose_service: Count, chose_time: Count, booked: Count, booking_rate: Share })
  .meta({ id: "PageFigures" });
export type PageFigures = z.output<typeof PageFigures>;

const reportOf = <Figures extends z.ZodType>(figures: Figures, id: string) =>
  z
    .object({
      from: z.iso.date(),
      to: z.iso.date(),
      timezone: z.string(),
      by: z.string(),
      rows: z.array(
        z
          .object({
            key: z
              .string()
              .nullable()
              .describe("An id, a date, a source, an address or a weekday and hour; null for none."),
            name: z.string().nullable().describe("Of a service, resource or group."),
            figures,
          })
          .meta({ id: `${id}Row` }),
      ),
      totals: figures.describe("Of the whole period; rows that overlap, such as resources of one booking, count once."),
      previous: z
        .object({ from: z.iso.date(), to: z.iso.date(), totals: figures })
        .nullable()
        .describe("The period before, where `compare` asks for it."),
    })
    .meta({ id });

export const BookingsReport = reportOf(BookingFigures, "BookingsReport");
export const OccupancyReport = reportOf(OccupancyFigures, "OccupancyReport");
export const TasksReport = reportOf(TaskFigures, "TasksReport");
export const ConversationsReport = reportOf(ConversationFigures, "ConversationsReport");

export const PageReport = reportOf(PageFigures, "PageReport");

export const units = ["count", "share", "minutes", "hours", "money"] as const;

export const FiguresQuery = z.strictObject({ language: Language });

export const ReportFigure = z
  .object({
    code: z.string().describe("The field of `figures`, such as `no_show_rate`."),
    report: z.enum(reports),
    unit: z.enum(units),
    name: z.string(),
    definition: z.string().describe("How it is counted, in words."),
  })
  .meta({ id: "ReportFigure" });
export type ReportFigure = z.output<typeof ReportFigure>;

export const ReportFigures = z
  .object({
    figures: z.array(ReportFigure),
    dimensions: z.record(z.enum(reports), z.array(z.string())).describe("What the rows of each report can be about."),
  })
  .meta({ id: "ReportFigures" });
