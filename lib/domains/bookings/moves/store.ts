import type { Identity } from "@/lib/core/actor";
import { type auditRow, insertEntry } from "@/lib/core/audit";
import { json, type Sql, type Tx } from "@/lib/core/db";
import type { PublicEvent } from "@/lib/core/events";
import { newId, type ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import { earlierThan, type PastMove, type UndoColumn } from "@/lib/domains/bookings/rules";
import type { StageMove } from "@/lib/domains/bookings/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

/** Takes the time of an ended booking again; false when it is taken. The resources are locked. */
export async function retakeTime(sql: Sql, project: ProjectId, id: string): Promise<boolean> {
  const [row] = await sql<{ taken: boolean }>("SELECT retake_time($1, $2) AS taken", [project, id]);
  return row?.taken ?? false;
}

export async function findUndo(tx: Tx, project: ProjectId, id: string): Promise<UndoColumn> {
  const where = { project_id_id: { project_id: project, id } };
  return (await tx.booking.findUniqueOrThrow({ where, select: { ended_from: true } })).ended_from as UndoColumn;
}

/** The moves that a new one leaves to be undone after it. */
export async function findEarlier(tx: Tx, project: ProjectId, id: string) {
  const known = await findUndo(tx, project, id);
  return known ? earlierThan(known, (await findLastMove(tx, project, id))?.version ?? null) : [];
}

export const undoColumn = (before: UndoColumn) => json(before);

/** The last move, or the last one up to a version. */
export async function findLastMove(
  tx: Tx,
  project: ProjectId,
  booking: string,
  until?: number,
): Promise<PastMove | null> {
  const row = await tx.stageHistory.findFirst({
    where: {
      project_id: project,
      booking_id: booking,
      ...(until === undefined ? {} : { version: { lte: until } }),
    },
    orderBy: [{ version: "desc" }, { id: "desc" }],
    select: { version: true, actor: true, action: true, from_stage: true },
  });
  return (
    row && {
      version: row.version,
      actor: row.actor as unknown as Identity,
      action: row.action,
      from: row.from_stage,
    }
  );
}

/** The time that a rescheduled booking had. `gone`: a resource of it can no longer be booked. */
export type FormerTime = {
  catalog_version: number;
  resources: string[];
  start_at: Date;
  busy_until: Date;
  places: number;
  gone: boolean;
};

export async function findFormerTime(sql: Sql, project: ProjectId, id: string): Promise<FormerTime | null> {
  const [row] = await sql<FormerTime>(
    `SELECT p.catalog_version, array_agg(DISTINCT a.resource_id) AS resources, min(a.start_at) AS start_at,
       max(a.end_at) AS busy_until, (count(*) / count(DISTINCT a.resource_id))::integer AS places,
       bool_or(r.deleted_at IS NOT NULL OR NOT r.active) AS gone
     FROM allocation a JOIN project p ON p.id = a.project_id
       JOIN resource r ON r.project_id = a.project_id AND r.id = a.resource_id
     WHERE a.project_id = $1 AND a.booking_id = $2 GROUP BY p.catalog_version`,
    [project, id],
  );
  return row ?? null;
}

/** Internal data of a move's event: which of the stage's actions it was. Left out of webhooks. */
export type Moved = { move?: { id: string; to: string } };

/** The event of a booking as it stands now, in the contract's shape, and the audit entry of the move. */
export async function recordMove(
  sql: Sql,
  project: ProjectId,
  id: string,
  event: PublicEvent,
  moved: Moved,
  entry: ReturnType<typeof auditRow>,
): Promise<void> {
  await sql(
    `WITH noted AS (${insertEntry("$5")})
     SELECT 1 AS done FROM booking b, LATERAL (SELECT record_booking_event(b, $3, $4)) e
     WHERE b.project_id = $1 AND b.id = $2`,
    [project, id, event, JSON.stringify(moved), JSON.stringify(entry)],
  );
}

/** Writes a move down; gives what its event is to carry. */
export async function addStageMove(
  tx: Tx,
  project: ProjectId,
  move: {
    booking: string;
    from: string | null;
    to: string;
    action: string;
    actor: Identity;
    data: Record<string, unknown> | null;
    version: number;
    at: Date;
  },
): Promise<Moved> {
  const id = newId("stg");
  await tx.stageHistory.create({
    data: {
      project_id: project,
      id,
      booking_id: move.booking,
      from_stage: move.from,
      to_stage: move.to,
      action: move.action,
      actor: move.actor as unknown as Prisma.InputJsonObject,
      data: json(move.data),
      version: move.version,
      at: move.at,
    },
  });
  return { move: { id, to: move.to } };
}

/** Why a team member booked outside the rules; kept in the audit log. */
async function selectWalkInReason(tx: Tx, project: ProjectId, booking: string): Promise<string | null> {
  const entry = await tx.auditEntry.findFirst({
    where: { project_id: project, subject_id: booking, action: "booking.created" },
    select: { changes: true },
  });
  const { override } = (entry?.changes ?? {}) as { override?: { to: string | null } };
  return override?.to ?? null;
}

/** Oldest first. */
export async function selectStageMoves(
  tx: Tx,
  project: ProjectId,
  booking: string,
  after: readonly (string | null)[] | null,
  take: number,
): Promise<StageMove[]> {
  const [version, id] = after ?? [];
  const rows = await tx.stageHistory.findMany({
    where: {
      project_id: project,
      booking_id: booking,
      ...(version && id
        ? { OR: [{ version: { gt: Number(version) } }, { version: Number(version), id: { gt: id } }] }
        : {}),
    },
    orderBy: [{ version: "asc" }, { id: "asc" }],
    take,
  });
  const isCreated = rows[0]?.action === "created" && rows[0].data === null;
  const reason = isCreated ? await selectWalkInReason(tx, project, booking) : null;
  return rows.map((row, index) => {
    const { type, id: actorId, name } = row.actor as unknown as Identity;
    return {
      id: row.id,
      from: row.from_stage,
      to: row.to_stage,
      action: row.action,
      actor: { type, id: actorId, name },
      data: index === 0 && reason !== null ? { reason } : (row.data as StageMove["data"]),
      version: row.version,
      at: iso(row.at),
    };
  });
}
