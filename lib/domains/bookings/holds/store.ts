import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { usualAttendance } from "@/lib/domains/bookings/attendance/rules";
import type { AttendanceSettings } from "@/lib/domains/bookings/attendance/schema";

/** Expires due holds and unpaid deposits; returns how many. `most` limits those with a time and those without. */
export async function expireHolds(sql: Sql, most: number): Promise<number> {
  const [row] = await sql<{ gone: number }>("SELECT expire_due_holds($1::integer) AS gone", [most]);
  return row?.gone ?? 0;
}

/** When the next hold or deposit is due, over all projects. */
export const nextExpiryText = `SELECT least(
  (SELECT min(expires_at) FROM allocation WHERE blocks AND expires_at IS NOT NULL),
  (SELECT min(hold_expires_at) FROM booking
    WHERE status = 'pending_payment' AND start_at IS NULL AND hold_expires_at IS NOT NULL)) AS at`;

export async function nextExpiry(sql: Sql): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }>(nextExpiryText, []);
  return row?.at ?? null;
}

/** Serializes the holds that are counted together, such as those of one phone: two concurrent ones must not both count two. */
export async function lockCount(sql: Sql, project: ProjectId, key: string): Promise<void> {
  await sql("SELECT pg_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 7)) IS NULL AS locked", [project, key]);
}

/** What a service and its workspace ask of who confirms a hold. */
export type Terms = {
  attendance: AttendanceSettings;
  /** How long a deposit may stay unpaid, in minutes; null when the service asks for none. */
  depositMinutes: number | null;
  intakeFields: unknown;
};

export async function findTerms(sql: Sql, project: ProjectId, service: string): Promise<Terms> {
  type Row = {
    attendance: AttendanceSettings | null;
    deposit_cents: number | null;
    deposit_minutes: number;
    intake_fields: unknown;
  };
  const [row] = await sql<Row>(
    `SELECT s.deposit_cents, s.deposit_minutes, s.intake_fields,
       (SELECT to_jsonb(a) - '{project_id,updated_at}'::text[] FROM attendance_settings a WHERE a.project_id = $1) AS attendance
     FROM service s WHERE s.project_id = $1 AND s.id = $2`,
    [project, service],
  );
  if (!row) throw new Error(`There is no service ${service}.`);
  return {
    attendance: row.attendance ?? usualAttendance,
    depositMinutes: (row.deposit_cents ?? 0) > 0 ? row.deposit_minutes : null,
    intakeFields: row.intake_fields,
  };
}
