import type pg from "pg";
import { newId } from "@/lib/core/ids";

export const project = "prj_work";

const firsts =
  "Ana Bruno Carla Davi Elisa Fabio Gloria Heitor Iris Joao Karina Lucas Maria Nelson Olivia Paulo Rita Sergio Teresa Ugo Vera Wagner Yara Zeca Amanda Breno Cecilia Diego Ester Felipe";
const middles =
  "Almeida Barros Campos Dantas Esteves Farias Galvao Hirano Ibarra Junqueira Klein Lacerda Machado Navarro Ortiz Peixoto Queiroz Rangel Siqueira Toledo Uchoa Vargas Wolff Ximenes Yamada Zanetti Aguirre Benitez Caceres Duarte";
const lasts =
  "Silva Souza Costa Pereira Oliveira Lima Gomes Ribeiro Martins Carvalho Rocha Dias Moreira Nunes Vieira Freitas Cardoso Teixeira Correia Monteiro Mendes Ramos Pinto Moura Azevedo Batista Castro Fernandes Goncalves Pacheco Prado Rezende Sales Tavares Torres Viana Xavier Bezerra Coelho Cunha";
const notes =
  "Tocar a campainha|Portao azul ao lado da padaria|Ligar antes de subir|Deixar com o porteiro|Cuidado com o cachorro|Entregar so para a mae";

const list = (words: string): string => `string_to_array('${words}', ' ')`;
const among = (array: string, by: string): string => `(${array})[1 + (${by}) % cardinality(${array})]`;

/** A number that looks random and is the same in every run. */
const hash = (column: string, salt: number): string =>
  `(hashint4(${column} + ${salt * 7919})::bigint & 2147483647)::int`;

/** Customers with full names, ten tasks each on average. */
const customersText = `
  INSERT INTO customer (project_id, id, name, phone, phone_key, tags, search_text)
  SELECT $1, 'cus_' || n, x.name, '+5511' || x.digits, '5511' || x.digits, '{}', ''
  FROM generate_series(1, $2::int) n, LATERAL (SELECT
    concat_ws(' ', ${among(list(firsts), hash("n", 1))}, ${among(list(middles), hash("n", 2))}, ${among(list(lasts), hash("n", 3))}) AS name,
    '9' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0') AS digits) x`;

/**
 * Of a hundred tasks eighty are over. Of the open ones ten wait in the queue, two are taken, and eight are appointments to
 * come; all in one city.
 */
const tasksText = `
  INSERT INTO booking (project_id, id, status, stage, service_id, customer_id, start_at, end_at, due_at, priority, tags,
    source, notes, lat, lng, group_id, assignee_resource_id, currency, search_text, created_at, updated_at)
  SELECT $1, 'bkg_' || lpad(n::text, 9, '0'), t.status, t.stage,
    CASE WHEN t.kind = 'appointment' THEN 'svc_visit' ELSE 'svc_delivery' END, c.id, t.start_at,
    t.start_at + interval '40 minutes', t.due_at,
    ${among(list("normal normal normal normal high urgent low normal"), hash("n", 4))},
    CASE WHEN n % 10 = 0 THEN ARRAY['vip'] ELSE '{}' END, 'api', t.notes,
    -23.75 + ${hash("n", 5)} % 400000 / 1e6, -46.85 + ${hash("n", 6)} % 400000 / 1e6,
    CASE WHEN t.kind = 'appointment' THEN NULL ELSE 'grp_drivers' END,
    CASE WHEN t.kind = 'queued' THEN NULL ELSE 'res_' || (1 + ${hash("n", 7)} % 50) END, 'BRL',
    fold(concat_ws(' ', c.name, c.phone, c.phone_key, t.notes, CASE WHEN n % 10 = 0 THEN 'vip' END)), now(), now()
  FROM generate_series(1, $2::int) n
  CROSS JOIN LATERAL (SELECT ${hash("n", 8)} % 100 AS turn, ${hash("n", 9)} % 86400 AS second, ${hash("n", 10)} % 730 AS day) d
  CROSS JOIN LATERAL (SELECT CASE WHEN d.turn < 80 THEN 'over' WHEN d.turn < 90 THEN 'queued' WHEN d.turn < 92 THEN 'taken'
    ELSE 'appointment' END AS kind) k
  CROSS JOIN LATERAL (SELECT k.kind,
    CASE k.kind WHEN 'over' THEN (ARRAY['completed', 'completed', 'completed', 'cancelled', 'no_show', 'failed'])[1 + n % 6]
      WHEN 'taken' THEN (ARRAY['confirmed', 'checked_in'])[1 + n % 2] ELSE 'confirmed' END AS status,
    CASE k.kind WHEN 'over' THEN 'done' WHEN 'queued' THEN 'queued' WHEN 'taken' THEN (ARRAY['assigned', 'in_progress'])[1 + n % 2]
      ELSE 'scheduled' END AS stage,
    CASE k.kind WHEN 'over' THEN now() - make_interval(days => 1 + d.day, secs => d.second)
      WHEN 'taken' THEN now() - make_interval(secs => d.second % 7200)
      WHEN 'appointment' THEN now() + make_interval(days => d.day % 60, secs => d.second) END AS start_at,
    CASE WHEN k.kind IN ('queued', 'taken') THEN now() + make_interval(days => d.day % 30 - 1, secs => d.second) END AS due_at,
    CASE WHEN n % 3 = 0 THEN ${among(`string_to_array('${notes}', '|')`, hash("n", 11))} END AS notes) t
  JOIN customer c ON c.project_id = $1 AND c.id = 'cus_' || (1 + ${hash("n", 12)} % $3::int)`;

const allocationsText = `
  INSERT INTO allocation (project_id, booking_id, resource_id, line, place, seat, start_at, end_at, blocks)
  SELECT b.project_id, b.id, r.id, r.line, 0, 0, b.start_at, b.end_at, false FROM booking b
  JOIN resource r ON r.project_id = b.project_id AND r.id = b.assignee_resource_id
  WHERE b.project_id = $1 AND b.start_at IS NOT NULL`;

/** A key that may read tasks. */
export async function addKey(client: pg.Client, hash: Buffer): Promise<void> {
  await client.query(
    `INSERT INTO api_key (project_id, id, name, hash, prefix, last4, scopes) VALUES ($1, $2, 'Bench', $3, 'tk_live_', 'xxxx', $4)`,
    [project, newId("key"), hash, ["bookings:read"]],
  );
}

async function addCatalog(client: pg.Client): Promise<void> {
  await client.query(
    `INSERT INTO project (id, name, slug, timezone, currency, locale, updated_at)
     VALUES ($1, 'Work', 'work', 'America/Sao_Paulo', 'BRL', 'pt-BR', now())`,
    [project],
  );
  const service = `INSERT INTO service (project_id, id, name, kind, duration_minutes, buffer_minutes, slot_interval_minutes,
    min_notice_minutes, max_advance_days, max_party_size, uses, currency, intake_fields, color, active, group_id)
    VALUES ($1, $2, $3, $4, 40, 0, 30, 0, 365, 1, 'unit', 'BRL', '[]', '#2563eb', true, $5)`;
  await client.query("INSERT INTO resource_group (project_id, id, name) VALUES ($1, 'grp_drivers', 'Drivers')", [
    project,
  ]);
  await client.query(service, [project, "svc_delivery", "Entrega", "queue", "grp_drivers"]);
  await client.query(service, [project, "svc_visit", "Visita", "appointment", null]);
  await client.query(
    `INSERT INTO resource (project_id, id, name, kind, capacity, active)
     SELECT $1, 'res_' || n, 'Worker ' || n, 'person', 1, true FROM generate_series(1, 50) n`,
    [project],
  );
}

/** So many tasks in one project. The indexes are made afterwards, which takes a tenth of the time. */
export async function fillWithTasks(
  client: pg.Client,
  tasks: number,
  customers = Math.ceil(tasks / 10),
): Promise<void> {
  await addCatalog(client);
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE schemaname = 'public' AND tablename IN ('booking', 'customer') AND indexname NOT LIKE '%_pkey' AND indexname <> 'customer_project_id_phone_key_key'`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX "${name}"`);
  await client.query("SET session_replication_role = replica");
  await client.query("SET maintenance_work_mem = '512MB'");
  await client.query(customersText, [project, customers]);
  await client.query(tasksText, [project, tasks, customers]);
  await client.query(allocationsText, [project]);
  await client.query("SET session_replication_role = DEFAULT");
  for (const { definition } of rows) await client.query(definition);
  await client.query("VACUUM ANALYZE");
}
