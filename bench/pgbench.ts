import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import type { Pattern } from "./bare-bookings";

const installed = (): boolean => {
  try {
    execFileSync("pgbench", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

const quoted = (text: unknown): string => `'${String(text).replaceAll("'", "''")}'`;
/** pgbench reads a colon as one of its variables, even inside a string. */
const coded = (value: unknown): string =>
  `convert_from(decode('${Buffer.from(JSON.stringify(value)).toString("hex")}', 'hex'), 'UTF8')`;
const arrayOf = (ids: readonly string[]): string => `ARRAY[${ids.map(quoted).join()}]`;

/** The rows of bare-bookings.ts, with everything that differs from call to call made by the database itself. */
function script({ project, booking, event, actor, changes, groups, from, hours }: Pattern): string {
  const chair = (group: readonly string[]) => `(${arrayOf(group)})[1 + n / ${hours}]`;
  const [left = [], right = []] = groups;
  return `
  WITH call AS MATERIALIZED (SELECT n, 'bkg_' || n AS id, ${chair(left)} AS one, ${chair(right)} AS two,
      to_timestamp(${Date.parse(from) / 1000}) + (n % ${hours}) * interval '1 hour' AS first FROM nextval('pgbench_call') n),
  b AS (
    INSERT INTO booking (project_id, id, status, stage, service_id, customer_id, start_at, end_at, party_size, priority,
      tags, source, assignee_resource_id, currency, updated_at)
    SELECT ${quoted(project)}, id, ${quoted(booking.status)}, ${quoted(booking.stage)}, ${quoted(booking.service_id)},
      ${quoted(booking.customer?.id)}, first, first + interval '1 hour', 1, 'normal', '{}', 'api', one,
      ${quoted(booking.currency)}, now() FROM call),
  a AS (
    INSERT INTO allocation (project_id, booking_id, resource_id, line, place, seat, start_at, end_at, blocks)
    SELECT ${quoted(project)}, call.id, r.id, r.line, 0, 0, first, first + interval '1 hour', true
    FROM call JOIN resource r ON r.project_id = ${quoted(project)} AND r.id IN (one, two)),
  e AS (INSERT INTO event (project_id, id, type, subject_id, data)
    SELECT ${quoted(project)}, prefix || n, type, id, CAST(${coded(event)} AS jsonb)
    FROM call, LATERAL (VALUES ('evt_', 'booking.created'), ('evt_c', 'booking.confirmed')) v(prefix, type)),
  h AS (INSERT INTO stage_history (project_id, id, booking_id, to_stage, action, actor, version)
    SELECT ${quoted(project)}, 'stg_' || n, id, ${quoted(booking.stage)}, 'created', CAST(${coded(actor)} AS jsonb), 1 FROM call),
  l AS (INSERT INTO audit_entry (project_id, id, actor, action, subject_id, changes, request_id, address)
    SELECT ${quoted(project)}, 'aud_' || n, CAST(${coded(actor)} AS jsonb), 'booking.created', id,
      CAST(${coded(changes)} AS jsonb), 'req_' || n, '127.0.0.1' FROM call)
  INSERT INTO idempotency_record (project_id, operation, path, key, request_hash, status, body, location)
  SELECT ${quoted(project)}, 'createBooking', '/bookings', 'bench-' || n, decode(repeat('07', 32), 'hex'), 201,
    ${coded(booking)}, '/api/v1/bookings/' || id FROM call;`.replaceAll("\n", " ");
}

/** The same writes by Postgres's own load tool, without driver or event loop; null where it is not installed. */
export async function pgbenchBookings(databaseUrl: string, connections: number, pattern: Pattern) {
  if (!installed()) return null;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("CREATE SEQUENCE pgbench_call MINVALUE 0");
  await client.end();
  const folder = mkdtempSync(join(tmpdir(), "turnero-pgbench-"));
  const file = join(folder, "booking.sql");
  writeFileSync(file, script(pattern));
  return {
    async run(seconds: number): Promise<number> {
      const args = ["-n", "-M", "prepared", "-c", String(connections), "-T", String(seconds), "-f", file, databaseUrl];
      const { stdout } = await promisify(execFile)("pgbench", args);
      const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
      if (!rate || !/failed transactions: 0 /.test(stdout)) throw new Error(`pgbench said: ${stdout}`);
      return Number(rate);
    },
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
}
