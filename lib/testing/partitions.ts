import pg from "pg";
import { migrate } from "@/scripts/migrations.mjs";

/** The tables that grow with the work of all workspaces. */
export const growing = ["booking", "allocation", "event", "message", "webhook_delivery", "audit_entry"] as const;

const parts = 4;

type Foreign = { place: string; name: string; text: string };

/** References from and to these tables; a table that is made anew has none. */
const foreignKeys = `
  SELECT conrelid::regclass::text AS place, conname::text AS name, pg_get_constraintdef(oid) AS text FROM pg_constraint
  WHERE contype = 'f' AND (conrelid = ANY($1::regclass[]) OR confrelid = ANY($1::regclass[]))`;

/** The same table with all its columns, defaults, keys, indexes and constraints, partitioned by project. */
async function partition(client: pg.Client, table: string): Promise<void> {
  await client.query(`ALTER TABLE ${table} RENAME TO whole_${table}`);
  await client.query(`CREATE TABLE ${table} (LIKE whole_${table} INCLUDING ALL) PARTITION BY HASH (project_id)`);
  for (let n = 0; n < parts; n++)
    await client.query(
      `CREATE TABLE ${table}_${n} PARTITION OF ${table} FOR VALUES WITH (MODULUS ${parts}, REMAINDER ${n})`,
    );
}

/** Rebuilds the growing tables of an empty, migrated database as partitioned; views, triggers and functions come from their files. */
export async function partitionByProject(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Foreign>(foreignKeys, [growing]);
  await client.query("BEGIN; ALTER SEQUENCE event_seq_seq OWNED BY NONE");
  for (const table of growing) await partition(client, table);
  await client.query(`DROP TABLE ${growing.map((table) => `whole_${table}`).join(", ")} CASCADE`);
  for (const { place, name, text } of rows) await client.query(`ALTER TABLE ${place} ADD CONSTRAINT ${name} ${text}`);
  await client.query("UPDATE sql_file SET checksum = ''; COMMIT");
  await client.end();
  await migrate(url);
}
