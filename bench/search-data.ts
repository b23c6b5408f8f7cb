import type pg from "pg";
import { fillWithTasks, project } from "./work-data";

/** What the triggers would have written; the tasks' data set leaves it out. */
const customerTexts = `
  UPDATE customer SET search_text = fold(concat_ws(' ', name, email, company, phone, phone_key)) WHERE project_id = $1`;

/** One conversation for every tenth customer, with one message. */
const conversations = `
  WITH talks AS (
    INSERT INTO conversation (project_id, id, channel, external_id, customer_id, message_count, last_message_at)
    SELECT project_id, 'cnv_' || substr(id, 5), 'webchat', id, id, 1, now() - substr(id, 5)::int * interval '1 minute'
    FROM customer WHERE project_id = $1 AND substr(id, 5)::int % 10 = 0 RETURNING *)
  INSERT INTO message (project_id, id, conversation_id, n, channel, direction, author, kind, text, status)
  SELECT project_id, 'msg_' || substr(id, 5), id, 1, channel, 'in', '{}', 'text', 'Quero remarcar a entrega de amanha', 'delivered'
  FROM talks`;

const knowledge = `
  INSERT INTO knowledge (project_id, id, kind, title, content, status)
  SELECT $1, 'kno_' || n, 'text', 'Artigo ' || n || ' sobre entregas', repeat('Um texto longo. ', 200), 'ready'
  FROM generate_series(1, 300) n`;

/** The same customers again, in another project, with a tenth of the bookings: the indexes must keep the two apart. */
const neighbours = [
  `INSERT INTO project SELECT (jsonb_populate_record(p, '{"id": "prj_other", "slug": "other"}')).* FROM project p WHERE id = $1`,
  "INSERT INTO resource_group (project_id, id, name) SELECT 'prj_other', id, name FROM resource_group WHERE project_id = $1",
  `INSERT INTO service SELECT (jsonb_populate_record(s, '{"project_id": "prj_other"}')).* FROM service s WHERE project_id = $1`,
  `INSERT INTO customer SELECT (jsonb_populate_record(c, '{"project_id": "prj_other"}')).* FROM customer c WHERE project_id = $1`,
  `INSERT INTO booking SELECT (jsonb_populate_record(b, '{"project_id": "prj_other", "assignee_resource_id": null}')).*
   FROM booking b WHERE project_id = $1 AND right(id, 1) = '0'`,
];

/** As many customers as bookings, and a neighbour with customers of the same names. */
export async function fillForSearch(client: pg.Client, size: number): Promise<void> {
  await fillWithTasks(client, size, size);
  await client.query("SET session_replication_role = replica");
  for (const text of [customerTexts, conversations, knowledge, ...neighbours]) await client.query(text, [project]);
  await client.query("SET session_replication_role = DEFAULT");
  await client.query("VACUUM FULL ANALYZE customer");
  await client.query("VACUUM ANALYZE");
}
