import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";

/** A booking's log entries about its former customer, when the booking is now another's. */
async function forgetFormerly(tx: Tx, project: ProjectId, id: string): Promise<void> {
  await tx.$executeRaw`
    WITH them AS MATERIALIZED (SELECT customer_ids(${project}, ${id}) AS id)
    UPDATE audit_entry a SET changes = a.changes || jsonb_build_object('customer', (
      SELECT jsonb_object_agg(side, CASE WHEN who->>'id' IN (SELECT id FROM them) THEN 'null' ELSE who END)
      FROM jsonb_each(a.changes->'customer') AS each(side, who)))
    WHERE a.project_id = ${project} AND (a.changes #>> '{customer,from,id}' IN (SELECT id FROM them)
      OR a.changes #>> '{customer,to,id}' IN (SELECT id FROM them))`;
}

/** Every e-mail address of theirs, including those of merged customers. */
export async function selectAddresses(tx: Tx, project: ProjectId, id: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ email: string }[]>`
    WITH them AS MATERIALIZED (SELECT customer_ids(${project}, ${id}) AS id)
    SELECT c.email FROM customer c WHERE c.project_id = ${project} AND c.id IN (SELECT id FROM them) AND c.email IS NOT NULL
    UNION SELECT m.gone->>'email' FROM customer_merge m
      WHERE m.project_id = ${project} AND m.survivor_id IN (SELECT id FROM them) AND m.gone->>'email' IS NOT NULL`;
  return rows.map(({ email }) => email);
}

/** Erases the person; returns the attachments whose files must be deleted. */
export async function eraseCustomer(
  tx: Tx,
  project: ProjectId,
  id: string,
  name: string,
  now: Date,
): Promise<string[]> {
  await forgetFormerly(tx, project, id);
  const [row] = await tx.$queryRaw<{ files: string[] }[]>`
    SELECT forget_customer(${project}, ${id}, ${name}, ${now.toISOString()}::timestamptz) AS files`;
  return row?.files ?? [];
}

/** JSON as the database wrote it: it can be megabytes, and nothing here needs it parsed. */
type JsonText = string;

/** Every row that names the customer, or names what does; by table. */
export async function selectRowsAbout(tx: Tx, project: ProjectId, id: string): Promise<JsonText> {
  const [row] = await tx.$queryRaw<{ document: JsonText }[]>`
    SELECT jsonb_pretty(customer_document(${project}, ${id})) AS document`;
  return row?.document ?? "{}";
}

/** Who changed what of the customer, and of those who were merged into them; newest first. */
export async function selectHistory(tx: Tx, project: ProjectId, id: string): Promise<JsonText> {
  const [row] = await tx.$queryRaw<{ history: JsonText }[]>`
    SELECT jsonb_pretty(coalesce(jsonb_agg(to_jsonb(a) - 'project_id' - 'request_id' - 'address' ORDER BY a.id DESC), '[]')) AS history
    FROM audit_entry a WHERE a.project_id = ${project} AND a.subject_id IN (SELECT customer_ids(${project}, ${id}))`;
  return row?.history ?? "[]";
}

export async function selectMerged(tx: Tx, project: ProjectId, id: string): Promise<JsonText> {
  const [row] = await tx.$queryRaw<{ merged: JsonText }[]>`
    SELECT jsonb_pretty(coalesce(jsonb_agg(m.gone - 'project_id' - 'search_text' ORDER BY m.at), '[]')) AS merged
    FROM customer_merge m WHERE m.project_id = ${project} AND m.survivor_id IN (SELECT customer_ids(${project}, ${id}))`;
  return row?.merged ?? "[]";
}
