import type { Actor, StatementActor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, reader, type Sql, sqlOf, type Tx } from "@/lib/core/db";
import { invalid } from "@/lib/core/problem";
import {
  attendanceStep,
  bookWithTeam,
  confirmDeadline,
  faultOfSettings,
} from "@/lib/domains/bookings/attendance/rules";
import type {
  AttendanceSettings,
  CustomerAttendance,
  UpdateAttendanceSettingsBody,
} from "@/lib/domains/bookings/attendance/schema";
import {
  findAttendanceSettings,
  forgiveMisses,
  lockAttendanceSettings,
  selectMisses,
  updateAttendanceSettings,
} from "@/lib/domains/bookings/attendance/store";
import { customerOr404 } from "@/lib/domains/customers/missing";

export const attendanceSettingsOf = (actor: Actor): Promise<AttendanceSettings> =>
  findAttendanceSettings(reader(actor), actor.project.id);

/** Absent fields keep their value. It applies from the next booking on. */
export const changeAttendanceSettings = (
  actor: Actor,
  body: UpdateAttendanceSettingsBody,
): Promise<AttendanceSettings> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    await lockAttendanceSettings(tx, project);
    const before = await findAttendanceSettings(tx, project);
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const after: AttendanceSettings = { ...before, ...given };
    const fault = faultOfSettings(after);
    if (fault) throw invalid(fault);
    await updateAttendanceSettings(tx, project, after, actor.now);
    await audit(tx, actor, "attendance_settings.updated", project, before, after);
    return after;
  });

async function standing(tx: Tx, actor: Actor, customer: string): Promise<CustomerAttendance> {
  const settings = await findAttendanceSettings(tx, actor.project.id);
  const misses = await selectMisses(sqlOf({ tx }), actor.project.id, customer, settings.forget_after_days, actor.now);
  return { ...misses, step: attendanceStep(misses.missed, settings) };
}

export async function attendanceOf(actor: Actor, customer: string): Promise<CustomerAttendance> {
  const tx = reader(actor);
  await customerOr404(tx, actor.project.id, customer);
  return standing(tx, actor, customer);
}

/** Missed visits until now no longer count; undone, they count again. */
export const forgive = (actor: Actor, customer: string, forgiven: boolean): Promise<CustomerAttendance> =>
  inTransaction(actor, async (tx) => {
    await customerOr404(tx, actor.project.id, customer);
    const before = await standing(tx, actor, customer);
    await forgiveMisses(tx, actor.project.id, customer, forgiven ? actor.now : null);
    const after = await standing(tx, actor, customer);
    await audit(tx, actor, "customer.attendance_forgiven", customer, before, after);
    return after;
  });

/** The requirements for a booking that the customer makes themselves. */
export type Asked = { confirm_by: string | null; depositMinutes: number | null };
export const nothingAsked: Asked = { confirm_by: null, depositMinutes: null };

/** Refuses customers whom only the team may book. `start`: of the wanted time. */
export async function askedOf(
  sql: Sql,
  actor: StatementActor,
  customer: string,
  start: string | null,
  settings: AttendanceSettings,
): Promise<Asked> {
  if (!settings.enabled) return nothingAsked;
  const { missed } = await selectMisses(sql, actor.project.id, customer, settings.forget_after_days, actor.now);
  switch (attendanceStep(missed, settings)) {
    case "desk_only":
      throw bookWithTeam();
    case "deposit":
      return { ...nothingAsked, depositMinutes: settings.deposit_minutes };
    case "confirm":
      return { ...nothingAsked, confirm_by: confirmDeadline(actor.now, start, settings.confirm_hours) };
    default:
      return nothingAsked;
  }
}
