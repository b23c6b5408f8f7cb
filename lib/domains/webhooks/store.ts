import { prisma, type Tx } from "@/lib/core/db";
import type { WebhookType } from "@/lib/core/events";
import type { ProjectId } from "@/lib/core/ids";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import { endpointChannel, mostEndpoints } from "@/lib/domains/webhooks/rules";
import type { WebhookEndpoint, WebhookFilters } from "@/lib/domains/webhooks/schema";
import { Prisma } from "@/lib/generated/prisma/client";

type Row = Prisma.WebhookEndpointGetPayload<Prisma.WebhookEndpointDefaultArgs>;
type Recent = WebhookEndpoint["recent_attempts"];

const lastFailure = (row: Row): WebhookEndpoint["last_failure"] =>
  row.last_failure_at === null
    ? null
    : {
        at: iso(row.last_failure_at),
        error: (row.last_error ?? "connect") as NonNullable<WebhookEndpoint["last_failure"]>["error"],
        status_code: row.last_status_code,
        detail: row.last_detail,
      };

/** What has ended is not there any more, though its row may be. */
const laterThan = (at: Date | null, now: Date): string | null => (at !== null && at > now ? iso(at) : null);

const toEndpoint = (row: Row, recent: Recent, now: Date): WebhookEndpoint => ({
  id: row.id,
  url: row.url,
  events: row.events as WebhookType[],
  filters: {
    service_ids: row.service_ids,
    resource_ids: row.resource_ids,
    group_ids: row.group_ids,
    sources: row.sources as WebhookFilters["sources"],
  },
  active: row.active,
  failures: row.failures,
  deactivated_at: isoOrNull(row.deactivated_at),
  deactivated_by: row.deactivated_by as WebhookEndpoint["deactivated_by"],
  warnings: row.warnings as WebhookEndpoint["warnings"],
  previous_secret_until: laterThan(row.previous_secret_until, now),
  last_success_at: isoOrNull(row.last_success_at),
  last_failure: lastFailure(row),
  recent_attempts: recent,
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});

const mostRecent = 30;

async function withRecent(tx: Tx, project: ProjectId, rows: Row[], now: Date): Promise<WebhookEndpoint[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  type Attempt = { endpoint_id: string; at: Date; error: string | null; duration_ms: number | null };
  const attempts = await tx.$queryRaw<Attempt[]>`
    SELECT a.endpoint_id, a.at, a.error, a.duration_ms FROM unnest(${ids}::text[]) AS e(id) CROSS JOIN LATERAL (
      SELECT x.endpoint_id, x.at, x.error, x.duration_ms FROM webhook_attempt x
      WHERE x.project_id = ${project} AND x.endpoint_id = e.id AND x.kind <> 'ping' ORDER BY x.at DESC LIMIT ${mostRecent}) a
    ORDER BY a.at`;
  return rows.map((row) =>
    toEndpoint(
      row,
      attempts
        .filter(({ endpoint_id }) => endpoint_id === row.id)
        .map(({ at, error, duration_ms }) => ({ at: iso(at), succeeded: error === null, duration_ms })),
      now,
    ),
  );
}

export async function findEndpoint(tx: Tx, project: ProjectId, id: string, now: Date): Promise<WebhookEndpoint | null> {
  const row = await tx.webhookEndpoint.findFirst({ where: { project_id: project, id, deleted_at: null } });
  return row && ((await withRecent(tx, project, [row], now))[0] ?? null);
}

/** Locked, so that of two concurrent changes the second sees the first, and no attempt is counted in between. */
export async function lockEndpoint(tx: Tx, project: ProjectId, id: string, now: Date): Promise<WebhookEndpoint | null> {
  await tx.$queryRaw`SELECT 1 FROM webhook_endpoint WHERE project_id = ${project} AND id = ${id} FOR NO KEY UPDATE`;
  return findEndpoint(tx, project, id, now);
}

/** The oldest first: there are ten at most. */
export async function selectEndpoints(
  tx: Tx,
  project: ProjectId,
  after: string | null,
  take: number,
  now: Date,
): Promise<WebhookEndpoint[]> {
  const rows = await tx.webhookEndpoint.findMany({
    where: { project_id: project, deleted_at: null, ...(after === null ? {} : { id: { gt: after } }) },
    orderBy: { id: "asc" },
    take,
  });
  return withRecent(tx, project, rows, now);
}

type NewEndpoint = WebhookFilters & {
  id: string;
  url: string;
  events: WebhookType[];
  secret: string;
  warnings: string[];
  at: Date;
};

/** The lowest free place of ten. Serialized per project, so that the limit holds. */
async function freePlace(tx: Tx, project: ProjectId): Promise<number | undefined> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`webhook_endpoint/${project}`}, 0))::text`;
  const rows = await tx.webhookEndpoint.findMany({ where: { project_id: project }, select: { place: true } });
  const taken = new Set(rows.map(({ place }) => place));
  return Array.from({ length: mostEndpoints }, (_, i) => i + 1).find((free) => !taken.has(free));
}

/** Null when no place is free. */
export async function insertEndpoint(tx: Tx, project: ProjectId, made: NewEndpoint): Promise<WebhookEndpoint | null> {
  const place = await freePlace(tx, project);
  if (place === undefined) return null;
  const { at, ...row } = made;
  const times = { subscribed_at: at, created_at: at, updated_at: at };
  await tx.webhookEndpoint.createMany({ data: [{ project_id: project, place, ...row, ...times }] });
  return findEndpoint(tx, project, made.id, at);
}

/** An id of a filter that names nothing in this project; undefined when all are known. */
export async function findUnknown(
  tx: Tx,
  project: ProjectId,
  { service_ids, resource_ids, group_ids }: Pick<WebhookFilters, "service_ids" | "resource_ids" | "group_ids">,
): Promise<{ what: string; id: string } | undefined> {
  const [unknown] = await tx.$queryRaw<{ what: string; id: string }[]>`
    SELECT 'service' AS what, g.id FROM unnest(${service_ids}::text[]) AS g(id)
    WHERE NOT EXISTS (SELECT 1 FROM service s WHERE s.project_id = ${project} AND s.id = g.id AND s.deleted_at IS NULL)
    UNION ALL SELECT 'resource', g.id FROM unnest(${resource_ids}::text[]) AS g(id)
    WHERE NOT EXISTS (SELECT 1 FROM resource r WHERE r.project_id = ${project} AND r.id = g.id AND r.deleted_at IS NULL)
    UNION ALL SELECT 'resource group', g.id FROM unnest(${group_ids}::text[]) AS g(id)
    WHERE NOT EXISTS (
      SELECT 1 FROM resource_group r WHERE r.project_id = ${project} AND r.id = g.id AND r.deleted_at IS NULL)
    LIMIT 1`;
  return unknown;
}

type Change = Partial<WebhookFilters> & {
  url?: string | undefined;
  events?: WebhookType[] | undefined;
  active?: boolean | undefined;
  secret?: string;
  previous_secret?: string | null;
  previous_secret_until?: Date | null;
  warnings?: string[] | undefined;
  failures?: number;
  deactivated_at?: Date | null;
  deactivated_by?: "request" | null;
  updated_at: Date;
};

/** On commit, notifies senders with deliveries of the endpoint that their data is outdated. */
async function tellCouriers(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${endpointChannel}, ${id})`;
}

export async function changeEndpoint(tx: Tx, project: ProjectId, id: string, change: Change): Promise<WebhookEndpoint> {
  const row = await tx.webhookEndpoint.update({
    where: { project_id_id: { project_id: project, id } },
    data: change as Prisma.WebhookEndpointUpdateInput,
  });
  await tellCouriers(tx, id);
  return (await withRecent(tx, project, [row], change.updated_at))[0] as WebhookEndpoint;
}

/** The sealed secret that signs now. */
export async function currentSecret(tx: Tx, project: ProjectId, id: string): Promise<string> {
  const where = { project_id_id: { project_id: project, id } };
  return (await tx.webhookEndpoint.findUniqueOrThrow({ where, select: { secret: true } })).secret;
}

/** Only a new type starts now: undelivered events of the others were wanted before. */
export async function subscribeSince(
  tx: Tx,
  project: ProjectId,
  id: string,
  before: readonly WebhookType[],
  after: readonly WebhookType[],
  now: Date,
): Promise<void> {
  const fresh = after.filter((type) => !before.includes(type));
  const gone = before.filter((type) => !after.includes(type));
  const begun = Object.fromEntries(fresh.map((type) => [type, now.toISOString()]));
  await tx.$executeRaw`
    UPDATE webhook_endpoint SET subscribed_since = (subscribed_since - ${gone}::text[]) || ${JSON.stringify(begun)}::jsonb
    WHERE project_id = ${project} AND id = ${id}`;
}

/** Deliveries for an inactive endpoint are stored as skipped. */
export async function skipDeliveries(tx: Tx, project: ProjectId, id: string): Promise<void> {
  await tx.$executeRaw(Prisma.sql`SELECT skip_webhook_deliveries(${project}, ${id})`);
}

/** Makes room for another. Its deliveries stop, and stay with it until it is restored or erased. */
export async function deleteEndpoint(tx: Tx, project: ProjectId, id: string, at: Date): Promise<boolean> {
  await tx.$executeRaw`SELECT park_webhook_deliveries(${project}, ${id})`;
  await tellCouriers(tx, id);
  const where = { project_id: project, id, deleted_at: null };
  const { count } = await tx.webhookEndpoint.updateMany({ where, data: { deleted_at: at, place: null } });
  return count > 0;
}

/** Takes back a deletion that is not older than `since`: whether there was one, or "full" when no place is free. */
export async function undeleteEndpoint(tx: Tx, project: ProjectId, id: string, since: Date): Promise<boolean | "full"> {
  const place = await freePlace(tx, project);
  const where = { project_id: project, id, deleted_at: { gte: since } };
  if (place === undefined) return (await tx.webhookEndpoint.count({ where })) > 0 && "full";
  await tellCouriers(tx, id);
  return (await tx.webhookEndpoint.updateMany({ where, data: { deleted_at: null, place } })).count > 0;
}

/** Old secrets whose overlap has ended. */
export const erasePreviousSecrets = async (now: Date): Promise<number> =>
  (
    await prisma().webhookEndpoint.updateMany({
      where: { previous_secret_until: { lte: now } },
      data: { previous_secret: null, previous_secret_until: null },
    })
  ).count;

/** What was deleted before this goes for good, with its log. */
export const eraseEndpoints = async (before: Date): Promise<number> =>
  (await prisma().webhookEndpoint.deleteMany({ where: { deleted_at: { lt: before } } })).count;
