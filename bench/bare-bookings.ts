import pg from "pg";
import { newId } from "@/lib/core/ids";
import type { Booking } from "@/lib/domains/bookings/schema";

/** Every row that a booking of two resources writes, in one statement: its times, events, stage, audit line and receipt. */
const statement = `
  WITH b AS (
    INSERT INTO booking (project_id, id, status, stage, service_id, customer_id, start_at, end_at, party_size, priority,
      tags, source, assignee_resource_id, currency, updated_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1, 'normal', '{}', 'api', $9, $10, now())),
  a AS (
    INSERT INTO allocation (project_id, booking_id, resource_id, line, place, seat, start_at, end_at, blocks)
    SELECT $1, $2, r.id, r.line, 0, 0, $7, $8, true FROM resource r WHERE r.project_id = $1 AND r.id IN ($9, $11)),
  e AS (
    INSERT INTO event (project_id, id, type, subject_id, data)
    VALUES ($1, $12, 'booking.created', $2, $13), ($1, $23, 'booking.confirmed', $2, $13)),
  h AS (
    INSERT INTO stage_history (project_id, id, booking_id, to_stage, action, actor, version)
    VALUES ($1, $18, $2, $4, 'created', $19, 1)),
  l AS (
    INSERT INTO audit_entry (project_id, id, actor, action, subject_id, changes, request_id, address)
    VALUES ($1, $20, $19, 'booking.created', $2, $21, $22, '127.0.0.1'))
  INSERT INTO idempotency_record (project_id, operation, path, key, request_hash, status, body, location)
  VALUES ($1, 'createBooking', '/bookings', $14, $15, 201, $16, $17)`;

/** The template of the rows: a booking made by the API, in its own project. */
export type Pattern = {
  project: string;
  booking: Booking;
  event: unknown;
  actor: unknown;
  changes: unknown;
  groups: readonly (readonly string[])[];
  from: string;
  hours: number;
};

const hour = 3_600_000;

/** A loop over a number of connections that only writes; `next` continues its count from round to round. */
export function bareBookings(databaseUrl: string, connections: number, pattern: Pattern) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const { project, booking, groups, from, hours } = pattern;
  const hash = Buffer.alloc(32, 7);
  const [body, event, actor, changes] = [booking, pattern.event, pattern.actor, pattern.changes].map((each) =>
    JSON.stringify(each),
  );
  let next = 0;
  const write = (client: pg.PoolClient, n: number) => {
    const id = newId("bkg");
    const start = Date.parse(from) + (n % hours) * hour;
    const [left, right] = groups.map((group) => group[Math.floor(n / hours)]);
    const times = [new Date(start), new Date(start + hour)];
    const fixed = [booking.status, booking.stage, booking.service_id, booking.customer?.id];
    const record = [newId("evt"), event, `bench-${n}`, hash, body, `/api/v1/bookings/${id}`];
    const log = [newId("stg"), actor, newId("aud"), changes, newId("req"), newId("evt")];
    const values = [project, id, ...fixed, ...times, left, booking.currency, right, ...record, ...log];
    return client.query({ name: "bare", text: statement, values });
  };
  return {
    async run(seconds: number): Promise<number> {
      const begun = performance.now();
      const before = next;
      const loop = async () => {
        const client = await pool.connect();
        while (performance.now() - begun < seconds * 1000) await write(client, next++);
        client.release();
      };
      await Promise.all(Array.from({ length: connections }, loop));
      return (next - before) / ((performance.now() - begun) / 1000);
    },
    stop: () => pool.end(),
  };
}
