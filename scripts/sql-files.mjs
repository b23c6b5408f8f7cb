// The current text of every database function, view and trigger is in prisma/sql. foundation.sql, which tables depend on,
// is applied before the migrations; all other files after them, together in one transaction.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const folder = join(resolve(dirname(fileURLToPath(import.meta.url)), ".."), "prisma", "sql");
const foundation = "foundation.sql";

/** All files, the foundation first. */
export const sqlFiles = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort((a, b) => Number(b === foundation) - Number(a === foundation) || (a < b ? -1 : 1))
    .map((name) => ({ name, content: readFileSync(join(folder, name), "utf8") }));

/** The migrations count too: a view over all columns of a table is rebuilt when the table has a new one. */
const checksumOf = ({ content }, migration) =>
  createHash("sha256")
    .update(content)
    .update(migration ?? "")
    .digest("hex");

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** A trigger's table is locked briefly: time out rather than block everybody behind us. */
const isContended = (error) => error.code === "40P01" || error.code === "55P03";

async function inTransaction(client, work) {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query("BEGIN; SET LOCAL lock_timeout = '2s'; SET LOCAL check_function_bodies = off");
      await work();
      return await client.query("COMMIT");
    } catch (error) {
      await client.query("ROLLBACK");
      if (attempt >= 30 || !isContended(error)) throw error;
      await pause(100 * attempt);
    }
  }
}

/** An administrator who migrates gives everything to the owner of the tables from the start. */
async function actAsOwner(client) {
  const { rows } = await client.query(
    "SELECT tableowner AS owner FROM pg_tables WHERE tablename = '_prisma_migrations'",
  );
  if (rows.length > 0) await client.query(`SET LOCAL ROLE "${rows[0].owner.replaceAll('"', '""')}"`);
}

/** Not in the schema: it exists before the first migration, like Prisma's own table of migrations. */
const record = `CREATE TABLE IF NOT EXISTS sql_file (
  name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`;

const keep = `INSERT INTO sql_file (name, checksum) VALUES ($1, $2)
  ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`;

async function applyFiles(client, files, migration, after = null) {
  await inTransaction(client, async () => {
    await actAsOwner(client);
    for (const file of files) {
      await client.query(file.content).catch((error) => {
        if (!isContended(error)) error.message = `prisma/sql/${file.name}: ${error.message}`;
        throw error;
      });
      await client.query(keep, [file.name, checksumOf(file, migration)]);
    }
    if (after) await client.query(after);
  });
}

async function changed(client, files, migration) {
  const { rows } = await client.query("SELECT name, checksum FROM sql_file");
  const known = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  return files.some((file) => known.get(file.name) !== checksumOf(file, migration));
}

const isFoundation = ({ name }) => name === foundation;

/** Before the migrations, and independent of them. */
export async function applyFoundation(client) {
  await inTransaction(client, async () => {
    await actAsOwner(client);
    await client.query(record);
  });
  const files = sqlFiles().filter(isFoundation);
  if (await changed(client, files, null)) await applyFiles(client, files, null);
}

/** After the migrations: all files as soon as one of them, or the last migration, has changed. */
export async function applySqlFiles(client, migration) {
  const all = sqlFiles();
  const files = all.filter((file) => !isFoundation(file));
  if (!(await changed(client, files, migration))) return;
  // Test mode repeats the tables, functions and views that there are now.
  await applyFiles(client, files, migration, "SELECT build_test_mode()");
  await client.query("DELETE FROM sql_file WHERE name <> ALL($1)", [all.map(({ name }) => name)]);
}
