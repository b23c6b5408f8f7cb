import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "@/lib/core/ids";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";
import { auditDatabase } from "@/soak/auditor";
import type { Query } from "@/soak/finding";
import { invariants } from "@/soak/invariants";

const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
const query: Query = async (text, values) => (await database.query(text, values)).rows;
const broken = async (): Promise<string[]> =>
  (await auditDatabase(query)).filter((finding) => finding.broken.length > 0).map(({ name }) => name);

/** One of everything that the rules speak of, as a quiet installation would have left it. */
beforeAll(async () => {
  await database.connect();
  const world = await makeProject();
  const { service } = await makeChairs(world.id, 2);
  const { service: deposit } = await makeChairs(world.id, 1, { deposit_cents: 100 });
  let n = 0;
  const post = async (path: string, body: object = {}, method = "POST") => {
    const reply = await world.call<{ id: string }>(path, { method, body, idempotencyKey: `audit-${n++}` });
    if (reply.status >= 300) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
    return reply.body?.id;
  };
  await database.query(
    `INSERT INTO webhook_endpoint (project_id, id, place, url, events, secret, warnings)
     VALUES ($1, $2, 1, 'http://127.0.0.1:9/', '{booking.created,booking.cancelled}', 'sealed', '{}')`,
    [world.id, newId("whe")],
  );
  const book = (hour: number) =>
    post("/bookings", {
      service_id: service,
      start: hourAhead(2, hour),
      customer: { name: "Ana", phone: "+595981000401" },
    });
  await book(9);
  await post("/bookings", {
    service_id: deposit,
    start: hourAhead(2, 9),
    customer: { name: "Ana", phone: "+595981000401" },
  });
  await post(`/bookings/${await book(10)}/cancel`);
  await post(`/bookings/${await book(11)}/reschedule`, { start: hourAhead(3, 11) });
  const commented = await book(12);
  await post(`/bookings/${commented}/comments`, { body: "Rings twice" });
  await post(`/work-items/${commented}`, { priority: "high" }, "PATCH");
  await post("/holds", { service_id: service, start: hourAhead(2, 13) });
  const [customer, conversation] = [newId("cus"), newId("cnv")];
  await database.query("INSERT INTO customer (project_id, id, name) VALUES ($1, $2, 'Contact')", [world.id, customer]);
  await database.query(
    `INSERT INTO conversation (project_id, id, channel, external_id, customer_id, message_count, last_message_at)
     VALUES ($1, $2, 'webchat', 'anon:1', $3, 1, now())`,
    [world.id, conversation, customer],
  );
  await post(`/conversations/${conversation}/mode`, { mode: "human" });
  await database.query("UPDATE conversation SET message_count = 0 WHERE id = $1", [conversation]);
  await post(`/conversations/${conversation}/messages`, { text: "Olá" });
  await database.query("UPDATE event SET published_at = now(), published_seq = seq");
  await database.query(
    `SELECT fan_out_webhooks(array_agg(project_id), array_agg(id), '{booking.created,booking.cancelled}', '{}', '{}', 0, 45)
     FROM event`,
  );
  await database.query(
    `UPDATE webhook_delivery SET status = 'succeeded', attempt_count = 1, tries = 1, due_at = NULL, next_attempt_at = NULL,
       delivered_at = now()`,
  );
  await database.query(
    `INSERT INTO webhook_attempt (project_id, delivery_id, n, endpoint_id, at, kind, status_code, duration_ms)
     SELECT project_id, id, 1, endpoint_id, now(), 'scheduled', 204, 5 FROM webhook_delivery`,
  );
  await database.query(
    `INSERT INTO background_run (id, function_id, event_id, event_name, events, status) VALUES ('run_1', 'f', 'e', 'e', '[]', 'completed')`,
  );
});
afterAll(() => database.end());

const one = (table: string, where = "true"): string =>
  `(project_id, id) = (SELECT project_id, id FROM ${table} WHERE ${where} LIMIT 1)`;
const withoutLanes = "ALTER TABLE allocation DROP CONSTRAINT allocation_one_a_lane";
const together = `UPDATE allocation SET (resource_id, line) = (SELECT id, line FROM resource ORDER BY id LIMIT 1), seat = $seat, blocks = true, start_at = '2031-01-01T10:00Z',
  end_at = '2031-01-01T11:00Z' WHERE blocks`;

/** How each rule can be broken; several statements where the database itself prevents it. */
const faults: Record<string, string[]> = {
  "two bookings never block one lane at one time": [withoutLanes, together.replace("$seat", "0")],
  "no resource is taken beyond its capacity": [
    withoutLanes,
    together.replace("$seat", "(SELECT count(*) FROM booking x WHERE x.id < allocation.booking_id)"),
  ],
  "a live booking has its time, and one that gave it back does not": [
    "UPDATE allocation SET blocks = false WHERE booking_id = (SELECT min(id) FROM booking WHERE status = 'confirmed')",
  ],
  "a hold or unpaid deposit whose time is over blocks nobody and is marked": [
    "UPDATE booking SET hold_expires_at = now() - interval '1 minute' WHERE status = 'pending_payment'",
  ],
  "every change of a status has its one event, in order": [`DELETE FROM event WHERE type = 'booking.cancelled'`],
  "every other change has its one event": ["DELETE FROM event WHERE type = 'booking.updated'"],
  "a booking's version is the number of its changes": [
    `UPDATE booking SET version = version + 1 WHERE ${one("booking", "status = 'confirmed'")}`,
  ],
  "a booking's stages follow each other and end where it is": [
    `UPDATE booking SET stage = 'done' WHERE ${one("booking", "status = 'confirmed'")}`,
  ],
  "a booking is moved to one place at most, and both ends know": [
    "UPDATE booking SET rescheduled_to_id = 'bkg_other' WHERE status = 'rescheduled'",
  ],
  "messages are numbered from 1 without a gap, and counted": ["UPDATE message SET n = n + 1"],
  "every message has its one event": ["DELETE FROM event WHERE type = 'message.sent'"],
  "every event was handed on": [`UPDATE event SET published_at = NULL WHERE ${one("event")}`],
  "every event has its one delivery for each endpoint that was there": [
    `DELETE FROM webhook_delivery WHERE ${one("webhook_delivery")}`,
  ],
  "every delivery is of an event and shows it": [
    `UPDATE webhook_delivery SET body = replace(body, '"id"', '"no"') WHERE ${one("webhook_delivery")}`,
  ],
  "every delivery came to an end": [`UPDATE webhook_delivery SET due_at = now() WHERE ${one("webhook_delivery")}`],
  "every attempt is logged and counted, and a success has one that succeeded": [
    `UPDATE webhook_delivery SET attempt_count = 2 WHERE ${one("webhook_delivery")}`,
  ],
  "an endpoint's failures in a row are counted, and ten switch it off": ["UPDATE webhook_endpoint SET failures = 3"],
  "no key is left half used": ["UPDATE idempotency_record SET status = NULL WHERE key = 'audit-0'"],
  "nothing in the background failed for good or hangs": ["UPDATE background_run SET status = 'failed'"],
};

describe("the auditor of the database", () => {
  beforeEach(() => database.query("BEGIN"));
  afterEach(() => database.query("ROLLBACK"));

  it("finds nothing where nothing is wrong, and something to look at for every rule", async () => {
    const findings = await auditDatabase(query);
    expect(findings.filter((finding) => finding.broken.length > 0)).toEqual([]);
    expect(findings.filter(({ checked }) => checked === 0)).toEqual([]);
  });

  it("has a planted fault for every rule", () => {
    expect(Object.keys(faults).sort()).toEqual(invariants.map(({ name }) => name).sort());
  });

  it.each(Object.entries(faults))("sees when it is not so that %s", async (name, statements) => {
    for (const statement of statements) await database.query(statement);
    expect(await broken()).toContain(name);
  });
});
