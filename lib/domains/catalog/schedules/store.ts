import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import type { Holder } from "@/lib/domains/catalog/in-use";
import type { OverrideQuery, Schedule, ScheduleOverride, Weekly } from "@/lib/domains/catalog/schedules/schema";
import { lockRow } from "@/lib/domains/catalog/store";
import type { Prisma } from "@/lib/generated/prisma/client";

const toSchedule = (row: Prisma.ScheduleGetPayload<object>): Schedule => ({
  id: row.id,
  name: row.name,
  timezone: row.timezone,
  weekly: row.weekly as Weekly,
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});

export async function findSchedule(tx: Tx, project: ProjectId, id: string): Promise<Schedule | null> {
  const row = await tx.schedule.findFirst({ where: { project_id: project, id, deleted_at: null } });
  return row && toSchedule(row);
}

export const lockSchedule = async (tx: Tx, project: ProjectId, id: string): Promise<Schedule | null> =>
  (await lockRow(tx, project, "schedule", id)) ? findSchedule(tx, project, id) : null;

export async function selectSchedules(
  tx: Tx,
  project: ProjectId,
  after: string | null,
  take: number,
): Promise<Schedule[]> {
  const where = { project_id: project, deleted_at: null, ...(after === null ? {} : { id: { gt: after } }) };
  return (await tx.schedule.findMany({ where, orderBy: { id: "asc" }, take })).map(toSchedule);
}

type Written = { name: string; timezone: string; weekly: Weekly };

export const insertSchedule = async (tx: Tx, project: ProjectId, id: string, schedule: Written): Promise<Schedule> =>
  toSchedule(await tx.schedule.create({ data: { project_id: project, id, ...schedule } }));

export async function updateSchedule(
  tx: Tx,
  project: ProjectId,
  id: string,
  change: Partial<Written> & { updated_at: Date },
): Promise<Schedule> {
  const where = { project_id_id: { project_id: project, id } };
  return toSchedule(await tx.schedule.update({ where, data: change }));
}

export async function deleteSchedule(tx: Tx, project: ProjectId, id: string, at: Date): Promise<void> {
  await tx.schedule.update({ where: { project_id_id: { project_id: project, id } }, data: { deleted_at: at } });
}

/** The services and resources whose hours this schedule is. */
export async function holdersOfSchedule(tx: Tx, project: ProjectId, id: string): Promise<Holder[]> {
  const using = { where: { project_id: project, schedule_id: id, deleted_at: null }, orderBy: { id: "asc" }, take: 10 };
  const services = await tx.service.findMany({ ...using, orderBy: { id: "asc" } });
  const resources = await tx.resource.findMany({ ...using, orderBy: { id: "asc" } });
  return [
    ...services.map(({ id, name }): Holder => ({ type: "service", id, name })),
    ...resources.map(({ id, name }): Holder => ({ type: "resource", id, name })),
  ];
}

const day = (date: string): Date => new Date(`${date}T00:00:00.000Z`);

const toOverride = (row: Prisma.ScheduleOverrideGetPayload<object>): ScheduleOverride => ({
  id: row.id,
  schedule_id: row.schedule_id,
  date: iso(row.date).slice(0, 10),
  intervals: row.intervals as ScheduleOverride["intervals"],
  note: row.note,
  created_at: iso(row.created_at),
});

/** Takes the date's override away and returns what it was. The schedule's lock makes this and an insert one step. */
export async function deleteOverrideRow(
  tx: Tx,
  project: ProjectId,
  schedule: string,
  date: string,
): Promise<ScheduleOverride | null> {
  const place = { project_id: project, schedule_id: schedule, date: day(date) };
  const row = await tx.scheduleOverride.findUnique({ where: { project_id_schedule_id_date: place } });
  if (row) await tx.scheduleOverride.delete({ where: { project_id_schedule_id_date: place } });
  return row && toOverride(row);
}

export async function insertOverride(
  tx: Tx,
  project: ProjectId,
  { date, ...override }: Omit<ScheduleOverride, "created_at">,
): Promise<ScheduleOverride> {
  return toOverride(await tx.scheduleOverride.create({ data: { project_id: project, date: day(date), ...override } }));
}

/** By date, then schedule. */
export async function selectOverrides(
  tx: Tx,
  project: ProjectId,
  { schedule_id, from, to }: Pick<OverrideQuery, "schedule_id" | "from" | "to">,
  after: { date: string; schedule: string } | null,
  take: number,
): Promise<ScheduleOverride[]> {
  const rows = await tx.scheduleOverride.findMany({
    where: {
      project_id: project,
      schedule: { deleted_at: null },
      ...(schedule_id === undefined ? {} : { schedule_id }),
      date: { ...(from === undefined ? {} : { gte: day(from) }), ...(to === undefined ? {} : { lte: day(to) }) },
      ...(after === null
        ? {}
        : { OR: [{ date: { gt: day(after.date) } }, { date: day(after.date), schedule_id: { gt: after.schedule } }] }),
    },
    orderBy: [{ date: "asc" }, { schedule_id: "asc" }],
    take,
  });
  return rows.map(toOverride);
}
