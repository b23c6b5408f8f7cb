import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import type { CloseDaysBody, ClosedDay } from "@/lib/domains/catalog/closed-days/schema";
import { isLive } from "@/lib/domains/catalog/store";
import { Prisma } from "@/lib/generated/prisma/client";

export type ClosedDayRow = Omit<ClosedDay, "bookings">;

const day = (date: string): Date => new Date(`${date}T00:00:00.000Z`);
const toClosedDay = (row: Prisma.ClosedDayGetPayload<object>): ClosedDayRow => ({
  date: iso(row.date).slice(0, 10),
  name: row.name,
  created_at: iso(row.created_at),
});

/** By date, from the one after `after`. */
export async function selectClosedDays(
  tx: Tx,
  project: ProjectId,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  after: string | null,
  take: number,
): Promise<ClosedDayRow[]> {
  const date = {
    ...(from === undefined ? {} : { gte: day(from) }),
    ...(to === undefined ? {} : { lte: day(to) }),
    ...(after === null ? {} : { gt: day(after) }),
  };
  const rows = await tx.closedDay.findMany({ where: { project_id: project, date }, orderBy: { date: "asc" }, take });
  return rows.map(toClosedDay);
}

/** Concurrent calls that close or reopen days follow one another. */
export async function lockClosedDays(tx: Tx, project: ProjectId): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM project WHERE id = ${project} FOR NO KEY UPDATE`;
}

export async function findClosedDays(tx: Tx, project: ProjectId, dates: readonly string[]): Promise<ClosedDayRow[]> {
  const where = { project_id: project, date: { in: dates.map(day) } };
  return (await tx.closedDay.findMany({ where, orderBy: { date: "asc" } })).map(toClosedDay);
}

export async function upsertClosedDays(tx: Tx, project: ProjectId, days: CloseDaysBody["days"]): Promise<void> {
  for (const { date, name } of days) {
    await tx.closedDay.upsert({
      where: { project_id_date: { project_id: project, date: day(date) } },
      create: { project_id: project, date: day(date), name },
      update: { name },
    });
  }
}

export async function deleteClosedDays(tx: Tx, project: ProjectId, dates: readonly string[]): Promise<void> {
  await tx.closedDay.deleteMany({ where: { project_id: project, date: { in: dates.map(day) } } });
}

/** The names of the schedules that are closed on each of these dates by an override; dates without any are left out. */
export async function schedulesClosedOn(
  tx: Tx,
  project: ProjectId,
  dates: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await tx.scheduleOverride.findMany({
    where: {
      project_id: project,
      date: { in: dates.map(day) },
      intervals: { equals: [] },
      schedule: { deleted_at: null },
    },
    select: { date: true, schedule: { select: { name: true } } },
    orderBy: { schedule: { name: "asc" } },
  });
  const names = new Map<string, string[]>();
  for (const { date, schedule } of rows) {
    const key = iso(date).slice(0, 10);
    names.set(key, [...(names.get(key) ?? []), schedule.name]);
  }
  return names;
}

/** How many open bookings start on each of these dates, in the workspace's zone; dates without any are left out. */
export async function countBookingsOn(
  tx: Tx,
  project: ProjectId,
  zone: string,
  dates: readonly string[],
): Promise<Map<string, number>> {
  if (dates.length === 0) return new Map();
  const sorted = [...dates].sort();
  const [first, last] = [sorted[0] as string, sorted.at(-1) as string];
  const rows = await tx.$queryRaw<{ date: string; count: number }[]>`
    SELECT to_char(start_at AT TIME ZONE ${zone}, 'YYYY-MM-DD') AS date, count(*)::integer AS count FROM booking
    WHERE project_id = ${project} AND ${isLive}
      AND start_at >= ${day(first)}::timestamptz - interval '1 day' AND start_at < ${day(last)}::timestamptz + interval '2 days'
      AND to_char(start_at AT TIME ZONE ${zone}, 'YYYY-MM-DD') IN (${Prisma.join([...dates])})
    GROUP BY 1`;
  return new Map(rows.map(({ date, count }) => [date, count]));
}
