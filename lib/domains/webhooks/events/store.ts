import type { Tx } from "@/lib/core/db";
import { type WebhookType, webhookTypes } from "@/lib/core/events";
import type { ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import type { EventQuery, HappenedEvent } from "@/lib/domains/webhooks/events/schema";
import { Prisma } from "@/lib/generated/prisma/client";

type Row = {
  id: string;
  type: WebhookType;
  subject_id: string;
  created_at: Date;
  data: Record<string, unknown>;
  published_seq: bigint;
};

/** Published events of these types, the oldest first: whoever has seen a place has seen all before it. */
export async function selectEvents(
  tx: Tx,
  project: ProjectId,
  { type = [...webhookTypes], subject, from, to }: Pick<EventQuery, "type" | "subject" | "from" | "to">,
  since: Date,
  after: number,
  take: number,
): Promise<HappenedEvent[]> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT e.id, e.type, e.subject_id, e.created_at, webhook_data(e) AS data, e.published_seq FROM event e
    WHERE e.project_id = ${project} AND e.published_seq > ${after} AND e.type = ANY (${type})
      AND e.created_at >= ${since}
      ${subject === undefined ? Prisma.empty : Prisma.sql`AND e.subject_id = ${subject}`}
      ${from === undefined ? Prisma.empty : Prisma.sql`AND e.created_at >= ${from}::timestamptz`}
      ${to === undefined ? Prisma.empty : Prisma.sql`AND e.created_at < ${to}::timestamptz`}
    ORDER BY e.published_seq LIMIT ${take}`;
  return rows.map(({ created_at, published_seq, ...row }) => ({
    ...row,
    created_at: iso(created_at),
    workspace_id: project,
    sequence: Number(published_seq),
  }));
}

/** The type and place of a published event that can be read; null when there is none. */
export async function findEvent(
  tx: Tx,
  project: ProjectId,
  id: string,
  since: Date,
): Promise<{ type: WebhookType; sequence: number } | null> {
  const row = await tx.event.findFirst({
    where: {
      project_id: project,
      id,
      type: { in: [...webhookTypes] },
      published_seq: { not: null },
      created_at: { gte: since },
    },
    select: { type: true, published_seq: true },
  });
  return row && { type: row.type as WebhookType, sequence: Number(row.published_seq) };
}

/** Whether the endpoint's filters leave the event in. */
export async function isWanted(tx: Tx, project: ProjectId, endpoint: string, event: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ wanted: boolean }[]>`
    SELECT webhook_wants(w.service_ids, w.resource_ids, w.group_ids, w.sources, e) AS wanted FROM webhook_endpoint w
    JOIN event e ON e.project_id = w.project_id AND e.id = ${event}
    WHERE w.project_id = ${project} AND w.id = ${endpoint}`;
  return row?.wanted ?? false;
}

/** A delivery of the event to the endpoint, due now; the one that there is already, if any, is left as it is. */
export async function insertReplay(
  tx: Tx,
  project: ProjectId,
  made: { id: string; endpoint_id: string; event_id: string },
): Promise<{ id: string; made: boolean }> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO webhook_delivery (project_id, id, endpoint_id, event_id, event_type, body, status, next_attempt_at, due_at, urgent)
    SELECT e.project_id, ${made.id}, ${made.endpoint_id}, e.id, e.type, webhook_body(e), 'pending', now(), now(), true
    FROM event e WHERE e.project_id = ${project} AND e.id = ${made.event_id}
    ON CONFLICT (project_id, endpoint_id, event_id) DO NOTHING RETURNING id`;
  if (row) return { id: row.id, made: true };
  const { endpoint_id, event_id } = made;
  const where = { project_id_endpoint_id_event_id: { project_id: project, endpoint_id, event_id } };
  return { id: (await tx.webhookDelivery.findUniqueOrThrow({ where, select: { id: true } })).id, made: false };
}
