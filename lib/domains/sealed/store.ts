import { pool } from "@/lib/core/db";
import { placeOf } from "@/lib/domains/channels/credentials";
import { pushKeyPlace } from "@/lib/domains/member-notices/push/key";
import { identityPlace } from "@/lib/domains/webchat/key";
import { secretPlace } from "@/lib/domains/webhooks/signatures";

// The installation as a whole: rotating keys is the operator's task, and reads no project's content.

export type Sealed = { project_id: string; id: string; text: string };

/** An encrypted column. `id` identifies rows within a project. */
export type SealedColumn = {
  table: string;
  /** Left out: `project_id`. The installation's own secrets belong to no project. */
  project?: "''";
  id: string;
  column: string;
  place: (row: Sealed) => string;
};

export const sealedColumns: readonly SealedColumn[] = [
  {
    table: "channel_connection",
    id: "channel",
    column: "secret",
    place: ({ project_id, id }) => placeOf({ project_id, channel: id }),
  },
  {
    table: "push_key",
    project: "''",
    id: "id",
    column: "secret",
    place: () => pushKeyPlace,
  },
  {
    table: "webchat_site",
    id: "''",
    column: "identity_secret",
    place: ({ project_id }) => identityPlace(project_id),
  },
  {
    table: "webhook_endpoint",
    id: "id",
    column: "secret",
    place: ({ project_id, id }) => secretPlace(project_id, id),
  },
  {
    table: "webhook_endpoint",
    id: "id",
    column: "previous_secret",
    place: ({ project_id, id }) => secretPlace(project_id, id),
  },
];

export async function nextSealed(
  { table, project: none, id, column }: SealedColumn,
  after: Pick<Sealed, "project_id" | "id"> | null,
  most: number,
): Promise<Sealed[]> {
  const owner = none ?? "project_id";
  const { rows } = await pool().query<Sealed>(
    `SELECT ${owner} AS project_id, ${id} AS id, ${column} AS text FROM ${table}
     WHERE ${column} IS NOT NULL AND (${owner}, ${id}) > ($1, $2) ORDER BY 1, 2 LIMIT $3`,
    [after?.project_id ?? "", after?.id ?? "", most],
  );
  return rows;
}

/** Replaces only the old text: a secret changed meanwhile is newer than ours. */
export async function replaceSealed(
  { table, project: none, id, column }: SealedColumn,
  changes: readonly (Sealed & { sealed: string })[],
): Promise<number> {
  const { rowCount } = await pool().query(
    `UPDATE ${table} SET ${column} = new.sealed
     FROM jsonb_to_recordset($1::jsonb) AS new(project_id text, id text, text text, sealed text)
     WHERE ${none ?? `${table}.project_id`} = new.project_id AND ${id === "''" ? "true" : `${table}.${id} = new.id`} AND ${table}.${column} = new.text`,
    [JSON.stringify(changes)],
  );
  return rowCount ?? 0;
}
