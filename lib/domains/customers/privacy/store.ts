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

/** A table with rows that name the customer, or name what does: their keys, in pages that are few enough to be read at once. */
type RowsAbout = { place: string; pages: JsonText[] };

export const selectRowsAbout = (tx: Tx, project: ProjectId, id: string, size: number): Promise<RowsAbout[]> =>
  tx.$queryRaw<RowsAbout[]>`SELECT place, pages FROM customer_pages(${project}, ${id}, ${size}::integer)`;

/** A line of JSON for each row of the page that is still there, with commas between them. */
export async function selectRowPage(tx: Tx, project: ProjectId, place: string, keys: JsonText): Promise<JsonText> {
  const [row] = await tx.$queryRaw<{ lines: JsonText }[]>`
    SELECT customer_page(${project}, ${place}::regclass, ${keys}::jsonb) AS lines`;
  return row?.lines ?? "";
}

/** Who changed what of the customer, and of those who were merged into them: the newest before an entry, and the last of these. */
export async function selectHistoryPage(tx: Tx, project: ProjectId, id: string, before: string | null, size: number) {
  const [row] = await tx.$queryRaw<{ lines: JsonText | null; last: string | null }[]>`
    SELECT string_agg((to_jsonb(a) - 'project_id' - 'request_id' - 'address')::text, E',\n' ORDER BY a.id DESC) AS lines, min(a.id) AS last
    FROM (
      SELECT e.* FROM audit_entry e
      WHERE e.project_id = ${project} AND e.subject_id IN (SELECT customer_ids(${project}, ${id}))
        AND (${before}::text IS NULL OR e.id < ${before})
      ORDER BY e.id DESC LIMIT ${size}) a`;
  return { lines: row?.lines ?? "", last: row?.last ?? null };
}

export async function selectMerged(tx: Tx, project: ProjectId, id: string): Promise<JsonText> {
  const [row] = await tx.$queryRaw<{ merged: JsonText }[]>`
    SELECT jsonb_pretty(coalesce(jsonb_agg(m.gone - 'project_id' - 'search_text' ORDER BY m.at), '[]')) AS merged
    FROM customer_merge m WHERE m.project_id = ${project} AND m.survivor_id IN (SELECT customer_ids(${project}, ${id}))`;
  return row?.merged ?? "[]";
}
