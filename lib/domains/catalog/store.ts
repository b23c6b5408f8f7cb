import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { isoOrNull } from "@/lib/core/wire/wire";
import type { HoldingBooking } from "@/lib/domains/catalog/in-use";
import { Prisma } from "@/lib/generated/prisma/client";

/** Shared by the parts of the catalog: row locks, and the bookings that prevent deletion. */

const tables = {
  schedule: Prisma.raw("schedule"),
  group: Prisma.raw("resource_group"),
  resource: Prisma.raw("resource"),
  service: Prisma.raw("service"),
};
export type Part = keyof typeof tables;

/** Locks one row for a change. Every change locks in the order of `tables`, references before what it changes. */
export async function lockRow(tx: Tx, project: ProjectId, part: Part, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM ${tables[part]} WHERE project_id = ${project} AND id = ${id} AND deleted_at IS NULL FOR UPDATE`;
  return rows.length === 1;
}

/** Which of these are there; they cannot be deleted until the transaction ends. */
export async function keepRows(tx: Tx, project: ProjectId, part: Part, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM ${tables[part]}
    WHERE project_id = ${project} AND id IN (${Prisma.join(ids)}) AND deleted_at IS NULL ORDER BY id FOR SHARE`;
  return new Set(rows.map(({ id }) => id));
}

/** Takes back a deletion that is not older than `since`; false when there is none. Of concurrent callers one does it. */
export async function undelete(tx: Tx, project: ProjectId, part: Part, id: string, since: Date): Promise<boolean> {
  const count = await tx.$executeRaw`
    UPDATE ${tables[part]} SET deleted_at = NULL
    WHERE project_id = ${project} AND id = ${id} AND deleted_at >= ${since}`;
  return count === 1;
}

export async function keepMembers(tx: Tx, project: ProjectId, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM member WHERE project_id = ${project} AND id IN (${Prisma.join(ids)}) ORDER BY id FOR KEY SHARE`;
  return new Set(rows.map(({ id }) => id));
}

/** Open or currently held; an expired hold does not count, whether or not its expiry has run. */
export const isLive = Prisma.sql`
  (status IN ('confirmed', 'checked_in') OR (status = 'held' AND hold_expires_at > now())
    OR (status = 'pending_payment' AND coalesce(hold_expires_at > now(), true)))`;

const names = {
  service: (id: string) => Prisma.sql`b.service_id = ${id}`,
  group: (id: string) => Prisma.sql`b.group_id = ${id}`,
  resource: (id: string) => Prisma.sql`(b.assignee_resource_id = ${id} OR EXISTS (
    SELECT 1 FROM allocation a WHERE a.project_id = b.project_id AND a.booking_id = b.id AND a.resource_id = ${id}))`,
};

/** The first few live bookings of a service, a resource or a group's queue. */
export async function liveBookings(
  tx: Tx,
  project: ProjectId,
  part: keyof typeof names,
  id: string,
): Promise<HoldingBooking[]> {
  type Row = { id: string; start_at: Date | null; service_name: string; customer_name: string | null };
  const rows = await tx.$queryRaw<Row[]>`
    SELECT b.id, b.start_at, s.name AS service_name, c.name AS customer_name
    FROM (SELECT * FROM booking b WHERE b.project_id = ${project} AND ${names[part](id)} AND ${isLive}
          ORDER BY b.start_at NULLS LAST, b.id LIMIT 10) b
    JOIN service s ON s.project_id = b.project_id AND s.id = b.service_id
    LEFT JOIN customer c ON c.project_id = b.project_id AND c.id = b.customer_id
    ORDER BY b.start_at NULLS LAST, b.id`;
  return rows.map(({ start_at, ...row }) => ({ type: "booking", name: null, ...row, start: isoOrNull(start_at) }));
}
