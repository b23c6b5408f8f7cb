import { z } from "zod";
import { Page } from "@/lib/core/wire/wire";
import { BookingsQuery, TasksQuery } from "@/lib/domains/reports/schema";

/** The figures that are a number of bookings. */
export const bookingCounts = [
  "bookings",
  "open",
  "completed",
  "failed",
  "no_shows",
  "cancelled",
  "late_cancelled",
  "new_customers",
  "returning_customers",
  "reminded",
  "reminded_missed",
  "unreminded",
  "unreminded_missed",
] as const;
export const taskCounts = [
  "tasks",
  "open",
  "completed",
  "failed",
  "cancelled",
  "taken",
  "handled",
  "in_time",
  "late",
] as const;

export const counts = { bookings: bookingCounts, tasks: taskCounts };
export type Listed = keyof typeof counts;

const key = z
  .string()
  .max(300)
  .default("")
  .describe("The `key` of the row, as the report answers it; left out for the row whose key is null.");
const words = "Which number of the row: what it counts is listed.";
const figureOf = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z.enum(codes, { error: `must be one of ${codes.join(", ")}` }).describe(words);

export const BehindBookingsQuery = BookingsQuery.omit({ compare: true }).extend({
  key,
  figure: figureOf(bookingCounts).default("bookings"),
  ...Page,
});
export const BehindTasksQuery = TasksQuery.omit({ compare: true }).extend({
  key,
  figure: figureOf(taskCounts).default("tasks"),
  ...Page,
});
export type BehindQuery = z.output<typeof BehindBookingsQuery> | z.output<typeof BehindTasksQuery>;
