import { pool, sqlOf } from "@/lib/core/db";
import { webhookTypes } from "@/lib/core/events";
import type { Found } from "@/lib/core/network/outside-found";
import type { WebhookAttempt } from "@/lib/domains/webhooks/schema";

// The sender works for all projects: each row carries its own.

export type EventRef = { project_id: string; id: string };

/** A leased delivery, with all that an attempt needs. */
export type Held = {
  project_id: string;
  endpoint_id: string;
  id: string;
  lease: number;
  event_id: string;
  event_type: string;
  body: string;
  url: string;
  /** Sealed. */
  secret: string;
  /** Sealed; signs too until then. */
  previous_secret: string | null;
  previous_secret_until: Date | null;
};

export type Room = { endpoint_id: string; room: number };

/** How long a delivery is leased; a claim is used or released well before. */
export const leaseSeconds = 45;
export const mostEndpointsAtOnce = 100;

/**
 * Deliveries for these events, one for each endpoint whose types and filters want it: the unique key makes this idempotent. The
 * endpoints' rows are locked, so that one being disabled gets no pending delivery. For each endpoint as many as there is
 * room for are leased to the caller and returned; the others wait to be claimed.
 * `waiting` names their endpoints.
 */
export async function insertDeliveries(
  events: readonly EventRef[],
  rooms: readonly Room[] = [],
  usual = 0,
): Promise<{ made: number; held: Held[]; waiting: Set<string> }> {
  const rows = await sqlOf({})<Held>(
    "SELECT * FROM fan_out_webhooks($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6, $7)",
    [
      events.map(({ project_id }) => project_id),
      events.map(({ id }) => id),
      webhookTypes,
      rooms.map(({ endpoint_id }) => endpoint_id),
      rooms.map(({ room }) => room),
      usual,
      leaseSeconds,
    ],
  );
  const waiting = new Set(rows.filter(({ lease }) => lease === 0).map(({ endpoint_id }) => endpoint_id));
  return { made: rows.length, held: rows.filter(({ lease }) => lease > 0), waiting };
}

/** Published events of the last hour without a delivery where one is wanted: the engine lost them. */
export const forgottenEvents = (): Promise<EventRef[]> =>
  sqlOf({})<EventRef>(
    `SELECT DISTINCT e.project_id, e.id FROM (SELECT * FROM event ORDER BY seq DESC LIMIT 20000) e
     JOIN webhook_endpoint w ON w.project_id = e.project_id AND e.type = ANY (w.events) AND w.deleted_at IS NULL
       AND coalesce((w.subscribed_since ->> e.type)::timestamptz, w.subscribed_at) <= e.created_at
       AND webhook_wants(w.service_ids, w.resource_ids, w.group_ids, w.sources, e::event)
     WHERE e.type = ANY ($1) AND e.published_at BETWEEN now() - interval '1 hour' AND now() - interval '30 seconds'
       AND NOT EXISTS (SELECT 1 FROM webhook_delivery d
         WHERE d.project_id = e.project_id AND d.endpoint_id = w.id AND d.event_id = e.id)
     LIMIT 1000`,
    [webhookTypes],
  );

/**
 * Leases due deliveries: from each endpoint as many as there is room for, `usual` for one that is not named. One held by
 * a dead worker is taken over, and its log says so, because nobody knows whether it was sent.
 */
export const claimDue = (rooms: readonly Room[], usual: number): Promise<Held[]> =>
  sqlOf({})<Held>("SELECT * FROM claim_webhook_deliveries($1::text[], $2::int[], $3, $4, $5)", [
    rooms.map(({ endpoint_id }) => endpoint_id),
    rooms.map(({ room }) => room),
    usual,
    leaseSeconds,
    mostEndpointsAtOnce,
  ]);

/** An attempt's result. `counts`: whether it says something about the endpoint. */
export type Outcome = Pick<WebhookAttempt, "status_code" | "error" | "detail" | "duration_ms" | "response_excerpt"> & {
  id: string;
  lease: number;
  at: string;
  ok: boolean;
  counts: boolean;
  found: Found | null;
};

type Endpoint = { project_id: string; endpoint_id: string };

/** What of an endpoint an attempt uses. */
type Used = Pick<Held, "url" | "secret"> & { active: boolean };

/** The endpoint's current state; null when it has been deleted. */
export async function recordAttempts(
  { project_id, endpoint_id }: Endpoint,
  outcomes: readonly Outcome[],
  pauses: readonly number[],
  mostFailures: number,
): Promise<Used | null> {
  const [row] = await sqlOf({})<Used & { deleted: boolean }>(
    `SELECT r.active, e.url, e.secret, e.deleted_at IS NOT NULL AS deleted
     FROM record_webhook_attempts($1, $2, $3::jsonb, $4::float8[], $5) r
     JOIN webhook_endpoint e ON e.project_id = $1 AND e.id = $2`,
    [project_id, endpoint_id, JSON.stringify(outcomes), pauses, mostFailures],
  );
  return row && !row.deleted ? row : null;
}

/** Releases deliveries that were not attempted, to be claimed after a pause. */
export async function releaseDeliveries(held: readonly Held[], pauseSeconds: number): Promise<void> {
  await pool().query({
    name: "webhook_release",
    text: `UPDATE webhook_delivery d SET leased_at = NULL, due_at = now() + $4 * interval '1 second',
             resend_at = CASE WHEN d.manual THEN coalesce(d.resend_at, now()) ELSE d.resend_at END
           FROM unnest($1::text[], $2::text[], $3::int[]) AS h(project_id, id, lease)
           WHERE d.project_id = h.project_id AND d.id = h.id AND d.lease = h.lease`,
    values: [
      held.map(({ project_id }) => project_id),
      held.map(({ id }) => id),
      held.map(({ lease }) => lease),
      pauseSeconds,
    ],
  });
}

/** The earliest time at which there is something to do; null when there is nothing. */
export const nextDeliveryText = `SELECT min(d.due_at) AS at FROM webhook_endpoints_with_work() w
  JOIN webhook_endpoint e ON e.project_id = w.project_id AND e.id = w.endpoint_id AND e.active AND e.deleted_at IS NULL
  CROSS JOIN unnest(ARRAY[true, false]) AS u(urgent) CROSS JOIN LATERAL (
    SELECT x.due_at FROM webhook_delivery x WHERE x.project_id = w.project_id AND x.endpoint_id = w.endpoint_id
      AND x.urgent = u.urgent AND x.due_at IS NOT NULL ORDER BY x.due_at LIMIT 1) d`;

export async function nextDue(): Promise<Date | null> {
  const [row] = await sqlOf({})<{ at: Date | null }>(nextDeliveryText, []);
  return row?.at ?? null;
}

export async function deleteDeliveries(days: number, most: number): Promise<number> {
  const { rowCount } = await pool().query(
    `DELETE FROM webhook_delivery WHERE (project_id, id) IN (
       SELECT project_id, id FROM webhook_delivery WHERE created_at < now() - $1 * interval '1 day'
       ORDER BY created_at LIMIT $2)`,
    [days, most],
  );
  return rowCount ?? 0;
}
