import { type Fault, Problem } from "@/lib/core/problem";
import type { AttendanceSettings, AttendanceStep } from "@/lib/domains/bookings/attendance/schema";
import type { Booking } from "@/lib/domains/bookings/schema";

export const usualAttendance: AttendanceSettings = {
  enabled: false,
  confirm_after: 1,
  deposit_after: null,
  desk_only_after: 3,
  forget_after_days: 180,
  confirm_hours: 24,
  deposit_cents: null,
  deposit_minutes: 1440,
};

/** The requirements for a customer with so many missed visits. */
export function attendanceStep(missed: number, settings: AttendanceSettings): AttendanceStep {
  if (!settings.enabled) return "none";
  const reached = (after: number | null) => after !== null && missed >= after;
  if (reached(settings.desk_only_after)) return "desk_only";
  if (reached(settings.deposit_after)) return "deposit";
  return reached(settings.confirm_after) ? "confirm" : "none";
}

/** What is wrong with settings as a whole; null: nothing. */
export function faultOfSettings(settings: AttendanceSettings): Fault | null {
  const steps = ["confirm_after", "deposit_after", "desk_only_after"] as const;
  const asked = steps.filter((name) => settings[name] !== null);
  const wrong = asked.find(
    (name, index) =>
      index > 0 && Number(settings[name]) <= Number(settings[asked[index - 1] as (typeof steps)[number]]),
  );
  if (wrong) {
    const detail = "Each step comes after more missed visits than the one before it: confirm, deposit, desk only.";
    return { pointer: `#/${wrong}`, detail, code: "out_of_order" };
  }
  if (settings.enabled && settings.deposit_after !== null && settings.deposit_cents === null) {
    const detail = "A deposit needs an amount, for services that ask for none themselves.";
    return { pointer: "#/deposit_cents", detail, code: "required" };
  }
  return null;
}

const hour = 3_600_000;
/** Booking this shortly before the deadline counts as a confirmation. */
const leastTime = hour;

/** The deadline for confirming attendance; null: there is no time left to ask. */
export function confirmDeadline(now: Date, start: string | null, hours: number): string | null {
  if (start === null) return null;
  const deadline = Date.parse(start) - hours * hour;
  return deadline - now.getTime() > leastTime ? new Date(deadline).toISOString() : null;
}

/** Whether the customer must say that they come, and has not. */
export const isUnconfirmed = ({
  confirm_by,
  attending_since,
}: Pick<Booking, "confirm_by" | "attending_since">): boolean => confirm_by !== null && attending_since === null;

export const bookWithTeam = (): Problem =>
  new Problem("book_with_team", { detail: "Please contact the business: the team makes this booking with you." });
