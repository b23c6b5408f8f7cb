import { json, type Sql, sqlOf, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { ForeignChannel } from "@/lib/core/vocabulary";
import type { Rate } from "@/lib/domains/channels/door";
import type { Message } from "@/lib/domains/conversations/messages/schema";

// Senders work for all projects: each row carries its own.

/** The channel is neither broken nor rate-limited nor paused, and no earlier message of the conversation is waiting. */
const mayGo = (now: string) => `
  c.broken_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM channel_pause p WHERE p.project_id = m.project_id AND p.channel = m.channel
    AND p.resumed_at IS NULL AND (p.until IS NULL OR p.until > ${now}))
  AND NOT EXISTS (SELECT 1 FROM message e WHERE e.project_id = m.project_id AND e.conversation_id = m.conversation_id
    AND e.n < m.n AND e.status = 'queued')`;

/** A leased message, with all that an attempt needs. */
export type Held = Pick<Message, "id" | "kind" | "text" | "location" | "template"> & {
  project_id: ProjectId;
  conversation_id: string;
  channel: ForeignChannel;
  to: string;
  tries: number;
  lease: number;
  file_id: string | null;
  file_name: string | null;
  media_type: string | null;
  /** Of its template, where the list has it. */
  variables: string[] | null;
  settings: unknown;
  /** Sealed. */
  secret: string;
};

/** Those of the projects that have a message to deliver, now or later. */
export async function projectsWithQueued(sql: Sql, projects: readonly string[]): Promise<string[]> {
  const rows = await sql<{ project_id: string }>(
    "SELECT DISTINCT project_id FROM message WHERE due_at IS NOT NULL AND project_id = ANY ($1::text[])",
    [projects],
  );
  return rows.map(({ project_id }) => project_id);
}

/** Leases the first waiting message of each conversation, longest due first. */
export const claimDue = (channel: ForeignChannel, now: Date, leaseEnds: Date, most: number): Promise<Held[]> =>
  sqlOf({})<Held>(
    `WITH due AS (
       SELECT m.project_id, m.id FROM message m
       JOIN channel_connection c ON c.project_id = m.project_id AND c.channel = m.channel
       WHERE m.channel = $1 AND m.status = 'queued' AND m.due_at <= $2 AND m.sending_since IS NULL
         AND (c.quiet_until IS NULL OR c.quiet_until <= $2) AND ${mayGo("$2")}
       ORDER BY m.due_at, m.id LIMIT $4 FOR UPDATE OF m SKIP LOCKED)
     UPDATE message m SET lease = m.lease + 1, due_at = $3
     FROM due JOIN message o ON o.project_id = due.project_id AND o.id = due.id
       JOIN conversation v ON v.project_id = o.project_id AND v.id = o.conversation_id
       JOIN channel_connection c ON c.project_id = o.project_id AND c.channel = o.channel
       LEFT JOIN message_file f ON f.project_id = o.project_id AND f.id = o.file_id
       LEFT JOIN whatsapp_template t ON t.project_id = o.project_id AND t.name = o.template->>'name'
         AND t.language = o.template->>'language'
     WHERE m.project_id = due.project_id AND m.id = due.id
     RETURNING m.project_id, m.id, m.conversation_id, m.channel, m.kind, m.text, m.location, m.template, m.tries, m.lease,
       m.file_id, f.name AS file_name, f.media_type, t.variables, v.external_id AS to, c.settings, c.secret`,
    [channel, now, leaseEnds, most],
  );

/** The earliest time at which something may be sent; null when nothing waits, or only for people. */
export const nextMessageText = (now: string) => `SELECT min(greatest(m.due_at, c.quiet_until)) AS at FROM message m
  JOIN channel_connection c ON c.project_id = m.project_id AND c.channel = m.channel
  WHERE m.due_at IS NOT NULL AND m.status = 'queued' AND ${mayGo(now)}`;

export async function nextDue(now: Date): Promise<Date | null> {
  const [row] = await sqlOf({})<{ at: Date | null }>(nextMessageText("$1"), [now]);
  return row?.at ?? null;
}

type Lost = { project_id: ProjectId; id: string; conversation_id: string; begun: boolean };

/**
 * Due messages that cannot be sent: a sender died while sending, so the result is unknown, or the channel is not
 * connected. They are locked until the transaction ends.
 */
export const claimLost = (tx: Tx, channel: ForeignChannel, now: Date): Promise<Lost[]> =>
  sqlOf({ tx })<Lost>(
    `SELECT m.project_id, m.id, m.conversation_id, m.sending_since IS NOT NULL AS begun FROM message m
     WHERE m.channel = $1 AND m.status = 'queued' AND m.due_at <= $2::timestamptz
       AND (m.sending_since IS NOT NULL OR NOT EXISTS (
         SELECT 1 FROM channel_connection c WHERE c.project_id = m.project_id AND c.channel = m.channel))
     ORDER BY m.due_at LIMIT 100 FOR UPDATE OF m SKIP LOCKED`,
    [channel, now],
  );

/** Records that the call begins. False when the lease was lost, or the channel was just paused. */
export async function begin({ project_id, id, lease }: Held, now: Date): Promise<boolean> {
  const rows = await sqlOf({})<{ id: string }>(
    `UPDATE message m SET sending_since = $4
     WHERE m.project_id = $1 AND m.id = $2 AND m.lease = $3 AND m.status = 'queued' AND m.due_at > $4
       AND NOT EXISTS (SELECT 1 FROM channel_pause p WHERE p.project_id = m.project_id AND p.channel = m.channel
         AND p.resumed_at IS NULL AND (p.until IS NULL OR p.until > $4))
     RETURNING m.id`,
    [project_id, id, lease, now],
  );
  return rows.length === 1;
}

type Change = {
  status?: Message["status"];
  error?: Message["error"];
  external_id?: string;
  due_at: Date | null;
  tries?: { increment: number };
};

/** Records the result. False when the lease was lost: the channel's own report came first. */
export async function settle(tx: Tx, { project_id, id, lease }: Held, change: Change): Promise<boolean> {
  const { error, ...rest } = change;
  const { count } = await tx.message.updateMany({
    where: { project_id, id, lease, status: "queued" },
    data: { ...rest, sending_since: null, ...(error === undefined ? {} : { error: json(error) }) },
  });
  return count === 1;
}

export async function fail(tx: Tx, { project_id, id }: Pick<Lost, "project_id" | "id">, error: Message["error"]) {
  await tx.message.updateMany({
    where: { project_id, id, status: "queued" },
    data: { status: "failed", error: json(error), due_at: null, sending_since: null },
  });
}

/** One token of a bucket that all processes share; false when it is empty. */
export async function draw(bucket: string, { burst, refill }: Rate): Promise<boolean> {
  const [row] = await sqlOf({})<{ tokens: number }>("SELECT draw($1, $2, $3) AS tokens", [bucket, burst, refill]);
  return (row?.tokens ?? -1) >= 0;
}
