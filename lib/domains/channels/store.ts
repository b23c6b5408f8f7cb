import { json, pool, sqlOf, type Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import type { ForeignChannel } from "@/lib/core/vocabulary";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import type { Pause } from "@/lib/domains/channels/schema";
import type { Channel } from "@/lib/domains/conversations/schema";
import type { Author } from "@/lib/domains/evidence/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

type Trouble = { at: string; code: string; message: string };

export type Connection = {
  project_id: ProjectId;
  channel: ForeignChannel;
  settings: unknown;
  /** Sealed. */
  secret: string;
  route_key: string;
  connected_by: Author;
  connected_at: Date;
  broken_at: Date | null;
  broken_reason: string | null;
  last_inbound_at: Date | null;
  last_sent_at: Date | null;
  last_error: Trouble | null;
  failures: Date[];
};

const of = (project_id: ProjectId, channel: ForeignChannel) => ({ project_id_channel: { project_id, channel } });

export async function selectConnections(tx: Tx, project: ProjectId): Promise<Connection[]> {
  return (await tx.channelConnection.findMany({ where: { project_id: project } })) as unknown as Connection[];
}

export async function findConnection(tx: Tx, project: ProjectId, channel: ForeignChannel): Promise<Connection | null> {
  return (await tx.channelConnection.findUnique({ where: of(project, channel) })) as unknown as Connection | null;
}

export type Reached = Connection & { project: { name: string; locale: string } };

/** The workspace of a webhook URL. Its key proves the project. */
export async function findByRoute(tx: Tx, channel: ForeignChannel, key: string): Promise<Reached | null> {
  const row = await tx.channelConnection.findUnique({
    where: { route_key: key },
    include: { project: { select: { name: true, locale: true } } },
  });
  return row?.channel === channel ? (row as unknown as Reached) : null;
}

type Given = Pick<Connection, "settings" | "secret" | "route_key" | "connected_by" | "connected_at">;

/** New credentials clear the errors of the old ones. */
export async function putConnection(tx: Tx, project: ProjectId, channel: ForeignChannel, given: Given): Promise<void> {
  const data = {
    ...given,
    settings: given.settings as Prisma.InputJsonObject,
    connected_by: given.connected_by as Prisma.InputJsonObject,
    broken_at: null,
    broken_reason: null,
    quiet_until: null,
  };
  await tx.channelConnection.upsert({
    where: of(project, channel),
    create: { project_id: project, channel, failures: [], ...data },
    update: { ...data, last_error: json(null), failures: [] },
  });
}

export async function deleteConnection(tx: Tx, project: ProjectId, channel: ForeignChannel): Promise<boolean> {
  return (await tx.channelConnection.deleteMany({ where: { project_id: project, channel } })).count > 0;
}

export async function setSettings(tx: Tx, project: ProjectId, channel: ForeignChannel, settings: object) {
  await tx.channelConnection.update({
    where: of(project, channel),
    data: { settings: settings as Prisma.InputJsonObject },
  });
}

/** Facts for the status page. Written outside the messages' transactions, so that nobody waits for this row. */
export async function noteInbound(project: ProjectId, channel: ForeignChannel, at: Date): Promise<void> {
  await pool().query("UPDATE channel_connection SET last_inbound_at = $3 WHERE project_id = $1 AND channel = $2", [
    project,
    channel,
    at,
  ]);
}

export async function noteSent(project: ProjectId, channel: ForeignChannel, at: Date): Promise<void> {
  await pool().query("UPDATE channel_connection SET last_sent_at = $3 WHERE project_id = $1 AND channel = $2", [
    project,
    channel,
    at,
  ]);
}

/** `counts`: a message was lost. */
export async function noteTrouble(
  project: ProjectId,
  channel: ForeignChannel,
  at: Date,
  { code, message }: { code: string; message: string },
  counts: boolean,
): Promise<void> {
  await pool().query(
    `UPDATE channel_connection SET last_error = $4, failures = CASE WHEN $5 THEN (array_append(ARRAY(
       SELECT f FROM unnest(failures) AS f WHERE f > $3::timestamptz - interval '1 hour'), $3))[1:1000] ELSE failures END
     WHERE project_id = $1 AND channel = $2`,
    [project, channel, at, JSON.stringify({ at: at.toISOString(), code, message }), counts],
  );
}

/** False when it was known to be broken already. */
export async function markBroken(
  tx: Tx,
  project: ProjectId,
  channel: ForeignChannel,
  at: Date,
  reason: string,
): Promise<boolean> {
  const where = { project_id: project, channel, broken_at: null };
  const data = { broken_at: at, broken_reason: reason };
  return (await tx.channelConnection.updateMany({ where, data })).count > 0;
}

/** Nothing is sent before then. */
export async function setQuiet(project: ProjectId, channel: ForeignChannel, until: Date): Promise<void> {
  await pool().query(
    `UPDATE channel_connection SET quiet_until = greatest(quiet_until, $3) WHERE project_id = $1 AND channel = $2`,
    [project, channel, until],
  );
}

type PauseRow = Prisma.ChannelPauseGetPayload<object>;

export const toPause = (row: PauseRow, now: Date): Pause => {
  const over = row.resumed_at ?? (row.until && row.until <= now ? row.until : null);
  return {
    id: row.id,
    channel: row.channel as Channel,
    reason: row.reason,
    paused_by: row.paused_by as Author,
    paused_at: iso(row.paused_at),
    until: isoOrNull(row.until),
    resumed_by: row.resumed_by as Author | null,
    resumed_at: isoOrNull(over),
    active: over === null,
  };
};

export async function activePauses(tx: Tx, project: ProjectId, now: Date): Promise<Map<string, Pause>> {
  const rows = await tx.channelPause.findMany({ where: { project_id: project, resumed_at: null } });
  const active = rows.map((row) => toPause(row, now)).filter((pause) => pause.active);
  return new Map(active.map((pause) => [pause.channel, pause]));
}

export async function selectPauses(
  tx: Tx,
  project: ProjectId,
  channel: Channel | undefined,
  before: string | null,
  take: number,
  now: Date,
): Promise<Pause[]> {
  const where = { project_id: project, ...(channel && { channel }), ...(before !== null && { id: { lt: before } }) };
  const rows = await tx.channelPause.findMany({ where, orderBy: { id: "desc" }, take });
  return rows.map((row) => toPause(row, now));
}

/** One that ended by itself is closed, so that another can begin. */
export async function closeEnded(tx: Tx, project: ProjectId, channel: Channel, now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE channel_pause SET resumed_at = until
    WHERE project_id = ${project} AND channel = ${channel} AND resumed_at IS NULL AND until <= ${now}`;
}

/** Starts or changes a pause: the unique index decides between concurrent ones. */
export async function putPause(
  tx: Tx,
  project: ProjectId,
  channel: Channel,
  pause: { reason: string; until: Date | null; by: Author; at: Date },
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO channel_pause (project_id, id, channel, reason, paused_by, paused_at, until)
    VALUES (${project}, ${newId("pau")}, ${channel}, ${pause.reason}, ${JSON.stringify(pause.by)}::jsonb, ${pause.at},
      ${pause.until})
    ON CONFLICT (project_id, channel) WHERE resumed_at IS NULL
      DO UPDATE SET reason = EXCLUDED.reason, until = EXCLUDED.until`;
}

export async function endPause(tx: Tx, project: ProjectId, channel: Channel, by: Author, at: Date): Promise<boolean> {
  const { count } = await tx.channelPause.updateMany({
    where: { project_id: project, channel, resumed_at: null, OR: [{ until: null }, { until: { gt: at } }] },
    data: { resumed_by: by as Prisma.InputJsonObject, resumed_at: at },
  });
  return count > 0;
}

export type Waiting = { channel: Channel; queued: number; oldest: Date | null };

export const selectWaiting = (tx: Tx, project: ProjectId): Promise<Waiting[]> =>
  sqlOf({ tx })<Waiting>(
    `SELECT channel, count(*)::int AS queued, min(created_at) AS oldest FROM message
     WHERE project_id = $1 AND status = 'queued' GROUP BY channel`,
    [project],
  );

/** When somebody last wrote on a channel of our own, and when they were last answered. */
export async function lastTold(tx: Tx, project: ProjectId, channel: Channel) {
  const [row] = await sqlOf({ tx })<{ inbound: Date | null; sent: Date | null }>(
    `WITH recent AS (SELECT id, last_inbound_at FROM conversation
       WHERE project_id = $1 AND channel = $2 AND last_message_at IS NOT NULL ORDER BY last_message_at DESC LIMIT 50)
     SELECT (SELECT max(last_inbound_at) FROM recent) AS inbound,
       (SELECT max(m.created_at) FROM message m JOIN recent r ON r.id = m.conversation_id
        WHERE m.project_id = $1 AND m.direction = 'out') AS sent`,
    [project, channel],
  );
  return row ?? { inbound: null, sent: null };
}
