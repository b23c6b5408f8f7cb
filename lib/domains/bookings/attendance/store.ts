import type { Sql, Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import { usualAttendance } from "@/lib/domains/bookings/attendance/rules";
import type { AttendanceSettings } from "@/lib/domains/bookings/attendance/schema";

export async function findAttendanceSettings(tx: Tx, project: ProjectId): Promise<AttendanceSettings> {
  const row = await tx.attendanceSettings.findUnique({ where: { project_id: project } });
  if (!row) return usualAttendance;
  const { project_id: _, updated_at: __, ...settings } = row;
  return settings;
}

/** Locked until the transaction ends; a workspace without a row gets one. */
export const lockAttendanceSettings = (tx: Tx, project: ProjectId): Promise<number> =>
  tx.$executeRaw`INSERT INTO attendance_settings (project_id) VALUES (${project})
    ON CONFLICT (project_id) DO UPDATE SET project_id = excluded.project_id`;

export async function updateAttendanceSettings(
  tx: Tx,
  project: ProjectId,
  settings: AttendanceSettings,
  now: Date,
): Promise<void> {
  await tx.attendanceSettings.update({ where: { project_id: project }, data: { ...settings, updated_at: now } });
}

const day = 86_400_000;

type Misses = { missed: number; oldest: Date | null; forgiven: Date | null };

/** The visits that a customer missed and that still count: how many, and when the oldest of them stops counting. */
export async function selectMisses(sql: Sql, project: ProjectId, customer: string, days: number, now: Date) {
  const [row] = await sql<Misses>(
    `SELECT count(b.id)::integer AS missed, min(b.start_at) AS oldest, c.misses_forgiven_at AS forgiven
     FROM customer c LEFT JOIN booking b ON b.project_id = c.project_id AND b.customer_id = c.id AND b.status = 'no_show'
       AND b.start_at > $3::timestamptz - $4::integer * interval '1 day'
       -- By when it was marked: what was known then is forgiven.
       AND coalesce((b.ended_from->>'at')::timestamptz, b.start_at) > coalesce(c.misses_forgiven_at, '-infinity')
     WHERE c.project_id = $1 AND c.id = $2 GROUP BY c.misses_forgiven_at`,
    [project, customer, now, days],
  );
  const { missed, oldest, forgiven } = row ?? { missed: 0, oldest: null, forgiven: null };
  const eases_at = oldest && iso(new Date(oldest.getTime() + days * day));
  return { missed, eases_at, forgiven_at: isoOrNull(forgiven) };
}

export async function forgiveMisses(tx: Tx, project: ProjectId, customer: string, now: Date | null): Promise<void> {
  const where = { project_id_id: { project_id: project, id: customer } };
  await tx.customer.update({ where, data: { misses_forgiven_at: now } });
}

export type Unconfirmed = { project_id: ProjectId; id: string };

/** Bookings whose customer had to say that they come and did not, the longest due first. */
export const selectUnconfirmed = (sql: Sql, now: Date, most: number): Promise<Unconfirmed[]> =>
  sql<Unconfirmed>(
    `SELECT project_id, id FROM booking
     WHERE status = 'confirmed' AND attending_since IS NULL AND confirm_by <= $1 ORDER BY confirm_by, id LIMIT $2::integer`,
    [now, most],
  );
