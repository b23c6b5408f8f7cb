import type pg from "pg";
import { newId } from "@/lib/core/ids";

export const resourcesEach = 50;
const days = 20;
const busyPerDay = 20;
/** What one workspace holds: every resource is busy twenty times a day. */
export const allocationsEach = resourcesEach * days * busyPerDay;

export const projectName = (n: number): string => `prj_bench${n}`;
export const serviceName = "svc_visit";

const catalogText = `
  INSERT INTO project (id, name, slug, timezone, currency, locale)
  SELECT 'prj_bench' || n, 'Bench', 'bench-' || n, 'UTC', 'BRL', 'en' FROM generate_series(1, $1::int) n`;
const resourcesText = `
  INSERT INTO resource (project_id, id, name, kind, capacity, active)
  SELECT p.id, 'res_' || lpad(n::text, 3, '0'), 'Chair ' || n, 'person', 1, true
  FROM project p, generate_series(1, ${resourcesEach}) n`;
const groupText = "INSERT INTO resource_group (project_id, id, name) SELECT id, 'grp_all', 'Everybody' FROM project";
const membersText = `
  INSERT INTO resource_group_member (project_id, group_id, resource_id) SELECT r.project_id, 'grp_all', r.id FROM resource r`;
const serviceText = `
  INSERT INTO service (project_id, id, name, kind, duration_minutes, buffer_minutes, slot_interval_minutes,
    min_notice_minutes, max_advance_days, max_party_size, uses, currency, intake_fields, color, active)
  SELECT id, '${serviceName}', 'Visit', 'appointment', 30, 0, 15, 0, 365, 1, 'unit', 'BRL', '[]', '#2563eb', true FROM project`;
const requirementText = `
  INSERT INTO service_requirement (project_id, service_id, position, group_id, quantity)
  SELECT id, '${serviceName}', 0, 'grp_all', 1 FROM project`;

/** Every second half hour or so from midnight on; which ones differ from resource to resource. */
const allocationsText = `
  INSERT INTO allocation (project_id, booking_id, resource_id, place, seat, start_at, end_at, blocks)
  SELECT r.project_id, 'bkg_' || r.id || '_' || d || '_' || k, r.id, 0, 0, t.at, t.at + interval '30 minutes', true
  FROM resource r, generate_series(0, ${days - 1}) d, generate_series(0, ${busyPerDay - 1}) k, LATERAL (SELECT
    date_trunc('day', now()) + make_interval(days => d - 5, mins => 72 * k + 6 * (hashtext(r.id || d || k) & 3)) AS at) t
  WHERE r.project_id = ANY($1)`;
const bookingsText = `
  INSERT INTO booking (project_id, id, status, stage, service_id, start_at, end_at, source, currency, tags, updated_at)
  SELECT DISTINCT project_id, booking_id, 'confirmed', 'scheduled', '${serviceName}', start_at, end_at, 'api', 'BRL',
    '{}'::text[], now() FROM allocation`;

/** So many allocations over workspaces of one size; the slow constraints are made once the rows are there. */
export async function fillSlots(client: pg.Client, allocations: number): Promise<void> {
  const projects = allocations / allocationsEach;
  await client.query(catalogText, [projects]);
  for (const text of [resourcesText, groupText, membersText, serviceText, requirementText]) await client.query(text);
  const { rows } = await client.query(
    `SELECT conname, pg_get_constraintdef(oid) AS text FROM pg_constraint
     WHERE conrelid = 'allocation'::regclass AND contype IN ('x', 'f')`,
  );
  for (const { conname } of rows) await client.query(`ALTER TABLE allocation DROP CONSTRAINT "${conname}"`);
  for (let n = 1; n <= projects; n += 10) {
    const ids = Array.from({ length: Math.min(10, projects - n + 1) }, (_, i) => projectName(n + i));
    await client.query(allocationsText, [ids]);
  }
  await client.query(bookingsText);
  await client.query("SET maintenance_work_mem = '512MB'");
  for (const { conname, text } of rows)
    await client.query(`ALTER TABLE allocation ADD CONSTRAINT "${conname}" ${text}`);
}

/** A key of the first workspace that may read times. */
export async function addKey(client: pg.Client, hash: Buffer): Promise<void> {
  await client.query(
    `INSERT INTO api_key (project_id, id, name, hash, prefix, last4, scopes) VALUES ($1, $2, 'Bench', $3, 'tk_live_', 'xxxx', $4)`,
    [projectName(1), newId("key"), hash, ["slots:read"]],
  );
}
