import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import { overlaps } from "@/lib/domains/catalog/resources/rules";
import type { Conflict, TimeOff, TimeOffQuery } from "@/lib/domains/catalog/resources/schema";
import { isLive } from "@/lib/domains/catalog/store";
import type { Prisma } from "@/lib/generated/prisma/client";

/** A booking, and how long it keeps the resource busy: until after the buffer. */
type Served = { conflict: Conflict; busy: { start: string; end: string } };

/** The live bookings that keep this resource busy in that time: what a time off would cover. */
export async function bookingsDuring(
  tx: Tx,
  project: ProjectId,
  resource: string,
  start: string,
  end: string,
): Promise<Served[]> {
  const rows = await tx.$queryRaw<{ id: string; start_at: Date; end_at: Date; busy_from: Date; busy_until: Date }[]>`
    SELECT id, start_at, end_at, busy_from, busy_until FROM booking JOIN (
      SELECT booking_id, min(start_at) AS busy_from, max(end_at) AS busy_until FROM allocation
      WHERE project_id = ${project} AND resource_id = ${resource} AND blocks
        AND start_at < ${new Date(end)} AND end_at > ${new Date(start)} GROUP BY booking_id) busy ON booking_id = id
    WHERE project_id = ${project} AND ${isLive} ORDER BY start_at, id`;
  return rows.map((row) => ({
    conflict: { booking_id: row.id, start: iso(row.start_at), end: iso(row.end_at) },
    busy: { start: iso(row.busy_from), end: iso(row.busy_until) },
  }));
}

const toTimeOff = (row: Prisma.TimeOffGetPayload<object>, conflicts: Conflict[]): TimeOff => ({
  id: row.id,
  resource_id: row.resource_id,
  start: iso(row.start_at),
  end: iso(row.end_at),
  reason: row.reason,
  conflicts,
  created_at: iso(row.created_at),
});

export async function insertTimeOff(tx: Tx, project: ProjectId, off: Omit<TimeOff, "created_at">): Promise<TimeOff> {
  const { id, resource_id, start, end, reason, conflicts } = off;
  const data = { project_id: project, id, resource_id, start_at: new Date(start), end_at: new Date(end), reason };
  return toTimeOff(await tx.timeOff.create({ data }), conflicts);
}

/** By start. One query finds the bookings of the whole page; each time off keeps those that it covers. */
export async function selectTimeOff(
  tx: Tx,
  project: ProjectId,
  resource: string,
  { from, to }: Pick<TimeOffQuery, "from" | "to">,
  after: { start: string; id: string } | null,
  take: number,
): Promise<TimeOff[]> {
  const rows = await tx.timeOff.findMany({
    where: {
      project_id: project,
      resource_id: resource,
      ...(from === undefined ? {} : { end_at: { gt: from } }),
      ...(to === undefined ? {} : { start_at: { lt: to } }),
      ...(after === null
        ? {}
        : { OR: [{ start_at: { gt: after.start } }, { start_at: after.start, id: { gt: after.id } }] }),
    },
    orderBy: [{ start_at: "asc" }, { id: "asc" }],
    take,
  });
  const first = rows[0];
  if (!first) return [];
  const last = new Date(Math.max(...rows.map(({ end_at }) => end_at.getTime())));
  const bookings = await bookingsDuring(tx, project, resource, iso(first.start_at), iso(last));
  return rows.map((row) => {
    const off = { start: iso(row.start_at), end: iso(row.end_at) };
    const covered = bookings.filter(({ busy }) => overlaps(busy, off));
    return toTimeOff(
      row,
      covered.map(({ conflict }) => conflict),
    );
  });
}

/** Takes a time off away and returns what it was. */
export async function deleteTimeOffRow(
  tx: Tx,
  project: ProjectId,
  resource: string,
  id: string,
): Promise<TimeOff | null> {
  const row = await tx.timeOff.findFirst({ where: { project_id: project, id, resource_id: resource } });
  if (row) await tx.timeOff.delete({ where: { project_id_id: { project_id: project, id } } });
  return row && toTimeOff(row, []);
}
