// A backup is the rows of every table as Postgres writes them, compressed, with what is needed to verify them: counts,
// checksums, sequences and the migrations that made the tables. The tables themselves come from the migrations.
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import pg from "pg";

const format = 1;
const batch = 1000;
const name = (text) => `"${text.replaceAll('"', '""')}"`;

/** Value formats are the same on every server, whatever its settings. */
const sameWords = `SET timezone = 'UTC'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres';
  SET bytea_output = 'hex'; SET extra_float_digits = 1; SET search_path = public; SET statement_timeout = 0`;

export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(sameWords);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every table except those of the migrate step and the unlogged ones, which a crash may empty. */
async function tablesOf(client) {
  const { rows } = await client.query(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
      AND c.relname NOT IN ('_prisma_migrations', 'sql_file')
    GROUP BY c.relname ORDER BY c.relname`);
  return rows;
}

/** From the baseline on: a database from before it made the same tables in other steps. */
async function migrationsOf(client) {
  const { rows } = await client.query(`
    SELECT migration_name AS name, checksum FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL AND migration_name >= (
      SELECT min(migration_name) FROM _prisma_migrations WHERE migration_name LIKE '%\\_baseline')
    ORDER BY migration_name`);
  return rows;
}

const sequencesOf = async (client) =>
  (
    await client.query(`SELECT sequencename AS name, last_value AS value FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`)
  ).rows;

/** The number of rows and the sum of their digests, independent of order. */
async function measure(client, table) {
  const { rows } = await client.query(`
    SELECT count(*)::text AS rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint::numeric), 0)::text AS sum
    FROM ${name(table)} t`);
  return rows[0];
}

async function inventoryOf(client) {
  const tables = {};
  for (const { name: table } of await tablesOf(client)) tables[table] = await measure(client, table);
  return { migrations: await migrationsOf(client), tables, sequences: await sequencesOf(client) };
}

/** A database's content, for comparison with another's. */
export const inventory = (url) =>
  withClient(url, async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    return inventoryOf(client);
  });

/** Sentences on where `found` is not what `expected` says; none when they agree. */
export function differences(expected, found) {
  const faults = [];
  const names = ({ migrations }) => migrations.map((each) => `${each.name} ${each.checksum}`).join("\n");
  if (names(expected) !== names(found)) faults.push("The migrations are not the same, or not in the same order.");
  for (const table of new Set([...Object.keys(expected.tables), ...Object.keys(found.tables)])) {
    const [before, after] = [expected.tables[table], found.tables[table]];
    if (!before || !after) faults.push(`${table} is only in one of the two.`);
    else if (before.rows !== after.rows) faults.push(`${table} has ${after.rows} rows instead of ${before.rows}.`);
    else if (before.sum !== after.sum) faults.push(`${table} has as many rows, but not the same ones.`);
  }
  const values = ({ sequences }) => JSON.stringify(sequences);
  if (values(expected) !== values(found)) faults.push("The sequences do not stand where they stood.");
  return faults;
}

async function* lines(client) {
  const tables = await tablesOf(client);
  yield { turnero_backup: format, at: new Date().toISOString(), migrations: await migrationsOf(client), tables };
  const measured = {};
  for (const { name: table } of tables) {
    yield { table };
    await client.query(`DECLARE rows NO SCROLL CURSOR FOR SELECT t::text AS row FROM ${name(table)} t`);
    for (;;) {
      const { rows } = await client.query(`FETCH ${batch} FROM rows`);
      if (rows.length > 0) yield rows.map(({ row }) => row);
      if (rows.length < batch) break;
    }
    await client.query("CLOSE rows");
    measured[table] = await measure(client, table);
  }
  yield { end: true, tables: measured, sequences: await sequencesOf(client) };
}

/** Writes the backup while the service runs, from one snapshot. */
export const writeBackup = (url, file) =>
  withClient(url, async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const part = `${file}.part`;
    let last;
    async function* texts() {
      for await (const line of lines(client)) {
        last = line;
        yield `${JSON.stringify(line)}\n`;
      }
    }
    try {
      await pipeline(texts, createGzip({ level: 6 }), createWriteStream(part, { mode: 0o600 }));
      await rename(part, file); // A file without .part is a complete backup.
    } finally {
      await rm(part, { force: true });
    }
    return last;
  });

async function* readLines(file) {
  const gunzip = createGunzip();
  const source = createReadStream(file);
  // `pipe` does not forward errors: without this the reader would wait forever.
  source.on("error", (error) =>
    gunzip.destroy(error.code === "ENOENT" ? new Error(`There is no file ${file}.`) : error),
  );
  const reader = createInterface({ input: source.pipe(gunzip), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of reader) yield JSON.parse(line);
}

/** The backup's metadata: its header and its end. */
export async function describeBackup(file) {
  let head;
  let last;
  for await (const line of readLines(file)) {
    head ??= line;
    last = line;
  }
  if (head?.turnero_backup !== format) throw new Error(`${file} is no backup that this version can read.`);
  if (!last?.end) throw new Error(`${file} breaks off: it is not whole.`);
  return { at: head.at, migrations: head.migrations, tables: last.tables, sequences: last.sequences };
}

const foreignKeys = `SELECT conrelid::regclass::text AS relation, conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`;

/**
 * The rows were consistent when they were read: triggers are disabled, and references are checked at the end, per table.
 * All of it is allowed to the tables' owner. Returns a function that restores the triggers.
 */
async function loosen(client, tables) {
  const { rows } = await client.query(foreignKeys);
  const each = async (statements) => {
    for (const statement of statements) await client.query(statement);
  };
  const triggers = (state) => tables.map((table) => `ALTER TABLE ${name(table)} ${state} TRIGGER USER`);
  await each([
    ...rows.map((key) => `ALTER TABLE ${key.relation} DROP CONSTRAINT ${name(key.name)}`),
    ...triggers("DISABLE"),
  ]).catch((error) => {
    if (error.code !== "42501") throw error;
    throw new Error(`The database user ${client.user} does not own the tables: restore as their owner.`);
  });
  return () =>
    each([
      ...rows.map((key) => `ALTER TABLE ${key.relation} ADD CONSTRAINT ${name(key.name)} ${key.definition}`),
      ...triggers("ENABLE"),
    ]);
}

/** Fills a migrated database without rows, completely or not at all. */
export const loadBackup = (url, file) =>
  withClient(url, async (client) => {
    await client.query("BEGIN");
    const present = await migrationsOf(client);
    let columns = new Map();
    let into = null;
    let whole = false;
    let tighten = async () => {};
    for await (const line of readLines(file)) {
      if (line.turnero_backup) {
        if (JSON.stringify(line.migrations) !== JSON.stringify(present))
          throw new Error("The backup is of another version: restore it with the release that made it, then upgrade.");
        columns = new Map(line.tables.map((table) => [table.name, table.columns.map(name).join(", ")]));
        await assertEmpty(client, [...columns.keys()]);
        tighten = await loosen(client, [...columns.keys()]);
        await client.query(`TRUNCATE ${[...columns.keys()].map(name).join(", ")}`);
      } else if (Array.isArray(line)) {
        const list = columns.get(into);
        await client.query(`INSERT INTO ${name(into)} (${list}) SELECT ${list} FROM unnest($1::${name(into)}[])`, [
          line,
        ]);
      } else if (line.end) {
        await tighten();
        for (const { name: sequence, value } of line.sequences)
          await client.query("SELECT setval($1::regclass, $2)", [name(sequence), value]);
        const faults = differences({ ...line, migrations: present }, await inventoryOf(client));
        if (faults.length > 0) throw new Error(faults.join("\n"));
        whole = true;
      } else into = line.table;
    }
    if (!whole) throw new Error(`${file} breaks off: it is not whole.`);
    await client.query("COMMIT");
  });

async function assertEmpty(client, tables) {
  if (!tables.includes("project")) return;
  const { rows } = await client.query("SELECT EXISTS (SELECT 1 FROM project) AS used");
  if (rows[0].used) throw new Error("This database already holds workspaces: restore into an empty one.");
}
