import { randomBytes } from "node:crypto";
import pg from "pg";
import { expect, inject, it } from "vitest";
import { wholeSchema } from "@/scripts/migrations.mjs";
import { ensureDatabase } from "@/scripts/postgres.mjs";

async function shapeOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const columns = await client.query<{ line: string }>(`
    SELECT format('%s.%s %s %s', table_name, column_name, udt_name, is_nullable) AS line
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations'`);
  const foreign = await client.query<{ line: string }>(`
    SELECT format('%s: %s', conrelid::regclass, pg_get_constraintdef(oid)) AS line
    FROM pg_constraint WHERE contype IN ('f', 'p') AND connamespace = 'public'::regnamespace AND conrelid <> 0`);
  await client.end();
  const lines = [...columns.rows, ...foreign.rows].map(({ line }) => line);
  return lines.filter((line) => !line.startsWith("_prisma_migrations")).sort();
}

it("the migrations, one after the other, lead to the schema as it is written", async () => {
  const fresh = new URL(inject("template"));
  fresh.pathname = `/fresh_${randomBytes(4).toString("hex")}`;
  await ensureDatabase(fresh.href);
  const client = new pg.Client({ connectionString: fresh.href });
  await client.connect();
  const [whole, twin] = await Promise.all([wholeSchema(fresh.href), wholeSchema(fresh.href)]);
  expect(twin, "asked for at the same moment").toBe(whole);
  await client.query("CREATE EXTENSION IF NOT EXISTS btree_gist");
  await client.query(whole);
  await client.end();
  // This file's own copy: while somebody is in the template, nobody can copy it.
  const migrated = await shapeOf(process.env.DATABASE_URL ?? "");
  const written = await shapeOf(fresh.href);
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter((line) => !migrated.includes(line))).toEqual([]);
  expect(migrated.filter((line) => !written.includes(line))).toEqual([]);
});
