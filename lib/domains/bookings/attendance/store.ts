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

/** Until the transaction ends nobody else changes them; a workspace that never did gets its row. */
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

/** The visits that a customer missed and that still count: how many, and the start of the oldest. */
export async function selectMisses(tx: Tx, project: ProjectId, customer: string, days: number, now: Date) {
  const where = { project_id_id: { project_id: project, id: customer } };
  const known = await tx.customer.findUnique({ where, select: { misses_forgiven_at: true } });
  const forgiven = known?.misses_forgiven_at ?? null;
  const since = new Date(Math.max(now.getTime() - days * day, forgiven?.getTime() ?? 0));
  const { _count, _min } = await tx.booking.aggregate({
    where: { project_id: project, customer_id: customer, status: "no_show", start_at: { gt: since } },
    _count: true,
    _min: { start_at: true },
  });
  const oldest = _min.start_at;
  return {
    missed: _count,
    eases_at: oldest && iso(new Date(oldest.getTime() + days * day)),
    forgiven_at: isoOrNull(forgiven),
  };
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
