import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import type { WebhookAttempt, WebhookDelivery, WebhookDeliveryQuery } from "@/lib/domains/webhooks/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

const shape = { include: { attempts: { orderBy: { n: "asc" } } } } satisfies Prisma.WebhookDeliveryDefaultArgs;
type Row = Prisma.WebhookDeliveryGetPayload<typeof shape>;

const toAttempt = (row: Row["attempts"][number]): WebhookAttempt => ({
  n: row.n,
  at: iso(row.at),
  kind: row.kind as WebhookAttempt["kind"],
  status_code: row.status_code,
  error: row.error as WebhookAttempt["error"],
  detail: row.detail,
  duration_ms: row.duration_ms,
  response_excerpt: row.response_excerpt,
  found: row.found as WebhookAttempt["found"],
});

const toDelivery = (row: Row): WebhookDelivery => ({
  id: row.id,
  endpoint_id: row.endpoint_id,
  event_id: row.event_id,
  event_type: row.event_type as WebhookDelivery["event_type"],
  status: row.status as WebhookDelivery["status"],
  attempts: row.attempts.map(toAttempt),
  next_attempt_at: isoOrNull(row.next_attempt_at),
  created_at: iso(row.created_at),
  request_body: row.body,
});

export async function findDelivery(
  tx: Tx,
  project: ProjectId,
  endpoint: string,
  id: string,
): Promise<WebhookDelivery | null> {
  const row = await tx.webhookDelivery.findFirst({
    where: { project_id: project, endpoint_id: endpoint, id },
    ...shape,
  });
  return row && toDelivery(row);
}

/** Newest first, by the event: the unique key has that order. */
export async function selectDeliveries(
  tx: Tx,
  project: ProjectId,
  endpoint: string,
  { status, event_type, from, to }: Omit<WebhookDeliveryQuery, "limit" | "cursor">,
  after: string | null,
  take: number,
): Promise<WebhookDelivery[]> {
  const rows = await tx.webhookDelivery.findMany({
    where: {
      project_id: project,
      endpoint_id: endpoint,
      ...(status === undefined ? {} : { status: { in: status } }),
      ...(event_type === undefined ? {} : { event_type: { in: event_type } }),
      created_at: { ...(from === undefined ? {} : { gte: from }), ...(to === undefined ? {} : { lt: to }) },
      ...(after === null ? {} : { event_id: { lt: after } }),
    },
    orderBy: { event_id: "desc" },
    take,
    ...shape,
  });
  return rows.map(toDelivery);
}

type Ping = { id: string; endpoint_id: string; event_id: string; event_type: string; body: string };

export async function insertPing(tx: Tx, project: ProjectId, ping: Ping, at: Date): Promise<WebhookDelivery> {
  const due = { status: "pending", next_attempt_at: at, due_at: at, urgent: true, created_at: at };
  const row = await tx.webhookDelivery.create({ data: { project_id: project, ...ping, ...due }, ...shape });
  return toDelivery(row);
}

/**
 * One more attempt, now. A skipped delivery resumes its schedule; for any other the schedule stays as it is. During an
 * attempt its lease stands, and this one follows it.
 */
export async function scheduleAgain(
  tx: Tx,
  project: ProjectId,
  endpoint: string,
  id: string,
): Promise<WebhookDelivery> {
  await tx.$executeRaw`
    UPDATE webhook_delivery SET urgent = true, status = 'pending',
      next_attempt_at = CASE WHEN status = 'skipped' THEN now() ELSE next_attempt_at END,
      resend_at = CASE WHEN status = 'skipped' THEN NULL ELSE now() END,
      due_at = CASE WHEN leased_at IS NULL THEN now() ELSE due_at END
    WHERE project_id = ${project} AND endpoint_id = ${endpoint} AND id = ${id}`;
  const where = { project_id_id: { project_id: project, id } };
  return toDelivery(await tx.webhookDelivery.findUniqueOrThrow({ where, ...shape }));
}

/** Sends everything that was skipped since then, oldest first. */
export async function resendSkipped(tx: Tx, project: ProjectId, endpoint: string, since: string): Promise<number> {
  return tx.$executeRaw`
    UPDATE webhook_delivery SET status = 'pending', next_attempt_at = now(), due_at = created_at
    WHERE project_id = ${project} AND endpoint_id = ${endpoint} AND status = 'skipped' AND created_at >= ${since}::timestamptz`;
}
