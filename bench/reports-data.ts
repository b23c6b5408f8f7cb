import type pg from "pg";
import type { ProjectId } from "@/lib/core/ids";

export const project = "prj_reports" as ProjectId;
export const timezone = "America/Sao_Paulo";
export const firstDay = "2021-11-01";
export const lastDay = "2026-10-31";
const days = 1826;

/** A number that looks random and is the same in every run. */
const hash = (salt: number): string => `(hashint4(n + ${salt * 7919})::bigint & 2147483647)::int`;

const catalog = [
  `INSERT INTO project (id, name, slug, timezone, currency, locale, created_at, updated_at)
   VALUES ($1, 'Reports', 'reports', '${timezone}', 'BRL', 'pt-BR', '${firstDay}', now())`,
  `INSERT INTO resource_group (project_id, id, name) SELECT $1, 'grp_' || n, 'Team ' || n FROM generate_series(1, 5) n`,
  `INSERT INTO schedule (project_id, id, name, timezone, weekly)
   SELECT $1, 'sch_1', 'Hours', '${timezone}', jsonb_agg(jsonb_build_object('weekday', n, 'from', '08:00', 'to', '20:00'))
   FROM generate_series(1, 7) n`,
  `INSERT INTO resource (project_id, id, name, kind, capacity, schedule_id, active, created_at)
   SELECT $1, 'res_' || n, 'Resource ' || n, CASE WHEN n <= 40 THEN 'person' ELSE 'room' END, 1, 'sch_1', true, '${firstDay}'
   FROM generate_series(1, 50) n`,
  `INSERT INTO resource_group_member (project_id, group_id, resource_id)
   SELECT $1, 'grp_' || (1 + n % 5), 'res_' || n FROM generate_series(1, 40) n`,
  `INSERT INTO service (project_id, id, name, kind, duration_minutes, buffer_minutes, slot_interval_minutes, min_notice_minutes,
     max_advance_days, max_party_size, uses, currency, intake_fields, color, active, group_id)
   SELECT $1, 'svc_' || n, 'Service ' || n, CASE WHEN n = 20 THEN 'queue' ELSE 'appointment' END, 30, 0, 30, 0, 365, 1, 'unit', 'BRL', '[]',
     '#2563eb', true, CASE WHEN n = 20 THEN 'grp_1' END FROM generate_series(1, 20) n`,
  `INSERT INTO service_requirement (project_id, service_id, position, group_id, quantity)
   SELECT $1, 'svc_' || n, 0, 'grp_' || (1 + n % 5), 1 FROM generate_series(1, 19) n`,
];

const customersText = `
  INSERT INTO customer (project_id, id, name, tags, search_text)
  SELECT $1, 'cus_' || n, 'Customer ' || n, '{}', '' FROM generate_series(1, $2::int) n`;

/** Every tenth is a task of a queue; a tenth of the others is cancelled, and one in twenty missed. */
const bookingsText = `
  INSERT INTO booking (project_id, id, status, stage, service_id, customer_id, start_at, end_at, due_at, source, group_id,
    assignee_resource_id, price_cents, currency, tags, search_text, created_at, updated_at)
  SELECT $1, 'bkg_' || lpad(n::text, 9, '0'),
    (ARRAY['cancelled','cancelled','no_show','completed','completed','completed','completed','completed','completed','completed',
      'completed','completed','completed','completed','completed','completed','completed','completed','failed','completed'])[1 + ${hash(1)} % 20],
    'done', CASE WHEN t.is_task THEN 'svc_20' ELSE 'svc_' || (1 + ${hash(2)} % 19) END, 'cus_' || (1 + ${hash(3)} % $3::int),
    t.at, t.at + interval '30 minutes', CASE WHEN t.is_task THEN t.at + interval '1 hour' END,
    (ARRAY['api','dashboard','whatsapp','telegram','webchat'])[1 + ${hash(4)} % 5], CASE WHEN t.is_task THEN 'grp_1' END,
    'res_' || (1 + ${hash(5)} % 40), 1000 + ${hash(6)} % 20000, CASE WHEN ${hash(7)} % 10 = 0 THEN 'USD' ELSE 'BRL' END, '{}', '',
    t.at - (${hash(8)} % 20000) * interval '1 minute', t.at
  FROM generate_series(1, $2::int) n
  CROSS JOIN LATERAL (SELECT ${hash(9)} % 10 = 0 AS is_task, '${firstDay}'::timestamp AT TIME ZONE '${timezone}'
    + (${hash(10)} % ${days}) * interval '1 day' + (480 + ${hash(11)} % 24 * 30) * interval '1 minute' AS at) t`;

const allocationsText = `
  INSERT INTO allocation (project_id, booking_id, resource_id, line, place, seat, start_at, end_at, blocks)
  SELECT b.project_id, b.id, r.id, r.line, 0, 0, b.start_at, b.end_at, false FROM booking b
  JOIN resource r ON r.project_id = b.project_id
    AND (r.id = b.assignee_resource_id OR right(b.id, 1) < '4' AND r.id = 'res_' || (41 + substr(b.id, 5)::int % 10))
  WHERE b.project_id = $1`;

const historyText = `
  INSERT INTO stage_history (project_id, id, booking_id, to_stage, action, actor, version, at)
  SELECT project_id, 'stg_' || substr(id, 5), id, 'done', 'end', '{}', 1, start_at + interval '25 minutes' FROM booking WHERE project_id = $1`;

const remindersText = `
  INSERT INTO notice (project_id, id, booking_id, kind, reason, status, cause)
  SELECT project_id, 'ntc_' || substr(id, 5), id, 'reminder', 'r', 'sent', CASE WHEN right(id, 2) = '00' THEN 'holdout' END
  FROM booking WHERE project_id = $1 AND group_id IS NULL AND right(id, 1) < '5'`;

const talksText = [
  `INSERT INTO conversation (project_id, id, channel, external_id, customer_id)
   SELECT $1, 'cnv_' || n, (ARRAY['whatsapp','telegram','webchat'])[1 + n % 3], 'x' || n, 'cus_' || n FROM generate_series(1, $2::int) n`,
  `INSERT INTO report_talk (project_id, conversation_id, began_at, channel, answered_at, bot_at, person_at, handed_over_at, resolved_at)
   SELECT v.project_id, v.id, t.at, v.channel, t.at + interval '1 minute', t.at + interval '1 minute',
     CASE WHEN n % 3 = 0 THEN t.at + interval '20 minutes' END, CASE WHEN n % 3 = 0 THEN t.at + interval '5 minutes' END, t.at + interval '1 hour'
   FROM conversation v CROSS JOIN generate_series(1, 4) n CROSS JOIN LATERAL (SELECT '${firstDay}'::timestamptz
     + (${hash(12)}::bigint * substr(v.id, 5)::bigint % (${days} * 1440)) * interval '1 minute' + n * interval '1 hour' AS at) t
   WHERE v.project_id = $1 ON CONFLICT DO NOTHING`,
];

/** Five years of a busy workspace, and its rollups. Triggers are off: a million marks say no more than one for each day. */
export async function fillForReports(client: pg.Client, bookings: number): Promise<void> {
  const customers = Math.ceil(bookings / 10);
  for (const text of catalog) await client.query(text, [project]);
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE schemaname = 'public' AND tablename = 'booking' AND indexname NOT LIKE '%_pkey'`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX "${name}"`);
  await client.query("SET session_replication_role = replica");
  await client.query("SET maintenance_work_mem = '512MB'");
  await client.query(customersText, [project, customers]);
  await client.query(bookingsText, [project, bookings, customers]);
  for (const { definition } of rows) await client.query(definition);
  for (const text of [allocationsText, historyText, remindersText]) await client.query(text, [project]);
  await client.query(talksText[0] as string, [project, Math.ceil(bookings / 20)]);
  await client.query(talksText[1] as string, [project]);
  await client.query("SET session_replication_role = DEFAULT");
  await client.query("ANALYZE");
}

/** Counts every day, a month at a time as the function does; seconds. */
export async function countAll(client: pg.Client): Promise<number> {
  const begun = performance.now();
  for (const kind of ["bookings", "occupancy", "tasks", "conversations"])
    for (let at = 0; at < days; at += 30)
      await client.query(
        `SELECT recount_report_days($1, $2, ARRAY(SELECT '${firstDay}'::date + n FROM generate_series($3::int, $4::int) n))`,
        [project, kind, at, Math.min(at + 29, days - 1)],
      );
  await client.query("INSERT INTO report_state (project_id, occupied_until) VALUES ($1, $2)", [project, lastDay]);
  await client.query("DELETE FROM report_mark");
  return (performance.now() - begun) / 1000;
}
