import { z } from "zod";
import { DateTimeOut, Id } from "@/lib/core/wire/wire";

/** What is asked of a customer who misses visits, mildest first. */
export const attendanceSteps = ["none", "confirm", "deposit", "desk_only"] as const;
export type AttendanceStep = (typeof attendanceSteps)[number];

const Misses = z.int().min(1).max(20).nullable();
const fields = {
  enabled: z.boolean(),
  confirm_after: Misses.describe(
    "From so many missed visits on, a customer must say that they will come; null: never.",
  ),
  deposit_after: Misses.describe("From so many on, they pay a deposit first; null: never."),
  desk_only_after: Misses.describe("From so many on, only the team books for them; null: never."),
  forget_after_days: z.int().min(1).max(1095).describe("For how many days a missed visit counts."),
  confirm_hours: z
    .int()
    .min(1)
    .max(168)
    .describe("So many hours before the visit they must have said so; else the time is given back."),
  deposit_cents: z.int().min(1).max(100_000_000).nullable().describe("For services that ask for none themselves."),
  deposit_minutes: z.int().min(10).max(43_200).describe("How long that deposit may stay unpaid."),
};

export const AttendanceSettings = z.object(fields).meta({ id: "AttendanceSettings" });
export type AttendanceSettings = z.output<typeof AttendanceSettings>;

export const UpdateAttendanceSettingsBody = z.strictObject(fields).partial();
export type UpdateAttendanceSettingsBody = z.output<typeof UpdateAttendanceSettingsBody>;

export const CustomerAttendanceParams = z.strictObject({ id: Id });

export const CustomerAttendance = z
  .object({
    missed: z.int().describe("The missed visits that count."),
    step: z
      .enum(attendanceSteps)
      .describe("What is asked of them when they book by themselves; the team books freely."),
    eases_at: DateTimeOut.nullable().describe("When the oldest of these visits stops counting."),
    forgiven_at: DateTimeOut.nullable().describe("Visits missed before this do not count."),
  })
  .meta({ id: "CustomerAttendance" });
export type CustomerAttendance = z.output<typeof CustomerAttendance>;

export const UpdateCustomerAttendanceBody = z.strictObject({ forgiven: z.boolean() });
