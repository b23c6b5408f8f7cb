import { publicEvents } from "@/lib/core/events";

/** What must hold in the database whatever happened: `of` counts what is looked at, `broken` names what is wrong. */
export type Invariant = { name: string; of: string; broken: string; isBackground?: true };

const live = "('held', 'pending_payment', 'confirmed', 'checked_in')";
const list = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(", ");

/** Changes that write an audit entry and an event of the same name. */
const twins = [
  ...["customer.created", "customer.updated", "comment.created", "attachment.created"],
  ...["booking.updated", "booking.taken", "booking.put_back", "booking.moved", "booking.undone"],
  ...["booking.checked_in", "booking.failed", "booking.released"],
];

const time: Invariant[] = [
  {
    name: "two bookings never block one lane at one time",
    of: "SELECT count(*) FROM allocation WHERE blocks",
    broken: `SELECT a.booking_id || ' and ' || b.booking_id AS what FROM allocation a JOIN allocation b
      ON a.project_id = b.project_id AND a.resource_id = b.resource_id AND a.seat = b.seat AND a.blocks AND b.blocks
      AND (a.booking_id, a.place) < (b.booking_id, b.place) AND a.start_at < b.end_at AND b.start_at < a.end_at`,
  },
  {
    name: "no resource is taken beyond its capacity",
    of: "SELECT count(DISTINCT (project_id, resource_id)) FROM allocation WHERE blocks",
    broken: `SELECT r.id || ' at ' || a.start_at AS what FROM allocation a
      JOIN resource r ON r.project_id = a.project_id AND r.id = a.resource_id
      WHERE a.blocks AND r.capacity < (SELECT count(*) FROM allocation b WHERE b.project_id = a.project_id
        AND b.resource_id = a.resource_id AND b.blocks AND b.start_at <= a.start_at AND b.end_at > a.start_at)`,
  },
  {
    // Except in queues: one person may have many tasks at once.
    name: "a live booking has its time, and one that gave it back does not",
    of: "SELECT count(*) FROM booking WHERE start_at IS NOT NULL",
    broken: `SELECT b.id || ' is ' || b.status AS what FROM booking b
      JOIN service s ON s.project_id = b.project_id AND s.id = b.service_id AND s.kind <> 'queue'
      LEFT JOIN LATERAL (SELECT bool_or(a.blocks) AS blocks FROM allocation a
        WHERE a.project_id = b.project_id AND a.booking_id = b.id) t ON true
      WHERE b.start_at IS NOT NULL AND ((b.status IN ${live} AND t.blocks IS NOT TRUE)
        OR (b.status IN ('cancelled', 'expired', 'released', 'rescheduled', 'no_show', 'failed') AND t.blocks))`,
  },
  {
    name: "a hold or unpaid deposit whose time is over blocks nobody and is marked",
    of: "SELECT count(*) FROM booking WHERE hold_expires_at IS NOT NULL",
    broken: `SELECT b.id AS what FROM booking b WHERE b.status IN ('held', 'pending_payment') AND b.hold_expires_at < now() - interval '5 seconds'
      UNION SELECT a.booking_id FROM allocation a WHERE a.blocks AND a.expires_at < now() - interval '5 seconds'`,
  },
];

const changes: Invariant[] = [
  {
    name: "every change of a status has its one event, in order",
    of: "SELECT count(*) FROM booking",
    broken: `SELECT b.id || ' is ' || b.status || ', told: ' || array_to_string(e.types, ', ') AS what FROM booking b
      CROSS JOIN LATERAL (SELECT ARRAY(SELECT x.type FROM event x WHERE x.project_id = b.project_id
        AND x.subject_id = b.id AND x.type IN (${list(publicEvents)}) ORDER BY x.seq) AS types) e
      WHERE e.types <> CASE WHEN b.rescheduled_from_id IS NULL THEN ARRAY['booking.created'] ELSE ARRAY['booking.rescheduled'] END
        || CASE WHEN b.rescheduled_from_id IS NULL AND b.status NOT IN ('held', 'expired', 'released', 'pending_payment')
          THEN ARRAY['booking.confirmed'] ELSE '{}' END
        || CASE WHEN b.status IN ('cancelled', 'expired') THEN ARRAY['booking.cancelled']
          WHEN b.status IN ('no_show', 'completed') THEN ARRAY['booking.' || b.status] ELSE '{}' END`,
  },
  {
    name: "every other change has its one event",
    of: `SELECT count(*) FROM audit_entry WHERE action IN (${list(twins)})`,
    broken: `SELECT coalesce(a.subject_id, e.subject_id) || ' ' || coalesce(a.action, e.type) AS what
      FROM (SELECT project_id, subject_id, action, count(*) AS n FROM audit_entry WHERE action IN (${list(twins)}) GROUP BY 1, 2, 3) a
      FULL JOIN (SELECT project_id, subject_id, type, count(*) AS n FROM event WHERE type IN (${list(twins)}) GROUP BY 1, 2, 3) e
        ON e.project_id = a.project_id AND e.subject_id = a.subject_id AND e.type = a.action
      WHERE a.n IS DISTINCT FROM e.n`,
  },
  {
    name: "a booking's version is the number of its changes",
    of: "SELECT count(*) FROM booking",
    broken: `SELECT b.id || ' has version ' || b.version || ' after ' || a.n || ' changes' AS what FROM booking b
      CROSS JOIN LATERAL (SELECT count(*) + CASE WHEN b.status IN ('expired', 'rescheduled') THEN 1 ELSE 0 END AS n
        FROM audit_entry x WHERE x.project_id = b.project_id AND x.subject_id = b.id AND x.action LIKE 'booking.%') a
      WHERE b.version <> a.n`,
  },
  {
    name: "a booking's stages follow each other and end where it is",
    of: "SELECT count(*) FROM stage_history",
    broken: `SELECT h.booking_id AS what FROM (SELECT x.*, lag(x.to_stage) OVER w AS before, lead(x.id) OVER w AS after
        FROM stage_history x WINDOW w AS (PARTITION BY x.project_id, x.booking_id ORDER BY x.version)) h
      JOIN booking b ON b.project_id = h.project_id AND b.id = h.booking_id
      WHERE h.from_stage IS DISTINCT FROM h.before OR h.version > b.version OR (h.after IS NULL AND h.to_stage <> b.stage)
      UNION SELECT b.id FROM booking b WHERE NOT EXISTS (SELECT 1 FROM stage_history h WHERE h.project_id = b.project_id AND h.booking_id = b.id)`,
  },
  {
    name: "a booking is moved to one place at most, and both ends know",
    of: "SELECT count(*) FROM booking WHERE status = 'rescheduled'",
    broken: `SELECT o.id AS what FROM booking o
      LEFT JOIN booking n ON n.project_id = o.project_id AND n.rescheduled_from_id = o.id
      WHERE (o.status = 'rescheduled') <> (n.id IS NOT NULL) OR (n.id IS NOT NULL AND o.rescheduled_to_id IS DISTINCT FROM n.id)`,
  },
];

const words: Invariant[] = [
  {
    name: "messages are numbered from 1 without a gap, and counted",
    of: "SELECT count(*) FROM message",
    broken: `SELECT c.id AS what FROM conversation c CROSS JOIN LATERAL (SELECT count(*) AS n, coalesce(max(m.n), 0) AS last,
        coalesce(min(m.n), 1) AS first FROM message m WHERE m.project_id = c.project_id AND m.conversation_id = c.id) m
      WHERE m.first <> 1 OR m.last <> m.n OR c.message_count <> m.n`,
  },
  {
    name: "every message has its one event",
    of: "SELECT count(*) FROM message",
    broken: `SELECT m.id AS what FROM message m WHERE 1 <> (SELECT count(*) FROM event e WHERE e.project_id = m.project_id
      AND e.subject_id = m.conversation_id AND (e.data->>'n')::int = m.n
      AND e.type = CASE m.direction WHEN 'in' THEN 'message.received' ELSE 'message.sent' END)`,
  },
];

const onward: Invariant[] = [
  {
    name: "every event was handed on",
    of: "SELECT count(*) FROM event",
    broken: "SELECT id || ' ' || type AS what FROM event WHERE published_at IS NULL OR published_seq IS NULL",
  },
  {
    name: "every event has its one delivery for each endpoint that was there",
    of: `SELECT count(*) FROM event e JOIN webhook_endpoint w ON w.project_id = e.project_id AND e.type = ANY (w.events)
      AND w.created_at <= e.created_at`,
    broken: `SELECT e.id || ' for ' || w.id AS what FROM event e
      JOIN webhook_endpoint w ON w.project_id = e.project_id AND e.type = ANY (w.events) AND w.created_at <= e.created_at
      WHERE 1 <> (SELECT count(*) FROM webhook_delivery d WHERE d.project_id = e.project_id AND d.endpoint_id = w.id AND d.event_id = e.id)`,
  },
  {
    name: "every delivery is of an event and shows it",
    of: "SELECT count(*) FROM webhook_delivery WHERE event_type <> 'webhook.ping'",
    broken: `SELECT d.id AS what FROM webhook_delivery d LEFT JOIN event e ON e.project_id = d.project_id AND e.id = d.event_id
      WHERE d.event_type <> 'webhook.ping' AND (e.id IS NULL OR e.type <> d.event_type OR d.body::jsonb->>'id' <> d.event_id
        OR d.body::jsonb->>'workspace_id' <> d.project_id OR d.body::jsonb->'data' <> e.data - 'move')`,
  },
  {
    name: "every delivery came to an end",
    of: "SELECT count(*) FROM webhook_delivery",
    broken:
      "SELECT id || ' is ' || status AS what FROM webhook_delivery WHERE status = 'pending' OR due_at IS NOT NULL",
  },
  {
    name: "every attempt is logged and counted, and a success has one that succeeded",
    of: "SELECT count(*) FROM webhook_attempt",
    broken: `SELECT d.id || ' is ' || d.status || ' after ' || d.attempt_count AS what FROM webhook_delivery d
      CROSS JOIN LATERAL (SELECT count(*) AS n, coalesce(max(a.n), 0) AS last, bool_or(a.status_code BETWEEN 200 AND 299) AS arrived
        FROM webhook_attempt a WHERE a.project_id = d.project_id AND a.delivery_id = d.id) a
      WHERE a.n <> d.attempt_count OR a.last <> a.n OR (d.status = 'succeeded') <> coalesce(a.arrived, false)
        OR (d.delivered_at IS NOT NULL) <> coalesce(a.arrived, false) OR (d.status = 'failed' AND a.n = 0)`,
  },
  {
    // Attempts of one endpoint overlap, and the worker's clock is moved, so the log gives bounds: what began well after the
    // last success counts, what ended well before it does not.
    name: "an endpoint's failures in a row are counted, and ten switch it off",
    of: "SELECT count(*) FROM webhook_endpoint",
    broken: `SELECT w.id || ' counts ' || w.failures || ', the log says ' || f.least || ' to ' || f.most AS what
      FROM webhook_endpoint w
      CROSS JOIN LATERAL (SELECT max(a.at) AS began, max(a.at + coalesce(a.duration_ms, 0) * interval '1 ms') AS ended
        FROM webhook_attempt a WHERE a.project_id = w.project_id AND a.endpoint_id = w.id AND a.kind <> 'ping'
          AND a.status_code BETWEEN 200 AND 299) s
      CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE a.at > s.ended + interval '1 minute' OR s.ended IS NULL) AS least,
          count(*) FILTER (WHERE a.at + coalesce(a.duration_ms, 0) * interval '1 ms' + interval '1 minute' >= s.began
            OR s.began IS NULL) AS most
        FROM webhook_attempt a WHERE a.project_id = w.project_id AND a.endpoint_id = w.id AND a.kind <> 'ping'
          AND a.error IS NOT NULL AND a.error <> 'interrupted'
          AND a.at > coalesce((SELECT max(x.at) FROM audit_entry x WHERE x.project_id = w.project_id AND x.subject_id = w.id
            AND x.action = 'webhook_endpoint.updated'), '-infinity')) f
      WHERE w.failures > f.most OR (w.failures < f.least AND w.active) OR (w.active AND w.failures >= 10)`,
  },
];

const once: Invariant[] = [
  {
    name: "no key is left half used",
    of: "SELECT count(*) FROM idempotency_record",
    broken: "SELECT operation || ' ' || key AS what FROM idempotency_record WHERE status IS NULL",
  },
  {
    name: "nothing in the background failed for good or hangs",
    isBackground: true,
    of: "SELECT count(*) FROM background_run",
    broken: `SELECT id || ' ' || function_id || ' ' || status AS what FROM background_run
      WHERE status = 'failed' OR (status = 'active' AND due_at < now() - interval '60 seconds')`,
  },
];

export const invariants: readonly Invariant[] = [...time, ...changes, ...words, ...onward, ...once];
