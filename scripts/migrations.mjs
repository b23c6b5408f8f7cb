// Prisma's own schema engine as WebAssembly: applies migrations and writes new ones without downloading a binary.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import pg from "pg";
import { adoptBaseline } from "./baseline.mjs";
import { applyFoundation, applySqlFiles } from "./sql-files.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const migrations = join(root, "prisma", "migrations");
/** Tables that the migrate step keeps for itself; no model describes them. */
const filters = { externalTables: ["public.sql_file"], externalEnums: [] };

const schemaFiles = () =>
  readdirSync(join(root, "prisma", "schema"))
    .filter((name) => name.endsWith(".prisma"))
    .sort()
    .map((name) => ({
      path: join(root, "prisma", "schema", name),
      content: readFileSync(join(root, "prisma", "schema", name), "utf8"),
    }));

const migrationList = () => ({
  baseDir: migrations,
  lockfile: {
    path: "migration_lock.toml",
    content: existsSync(join(migrations, "migration_lock.toml"))
      ? readFileSync(join(migrations, "migration_lock.toml"), "utf8")
      : null,
  },
  shadowDbInitScript: "",
  migrationDirectories: readdirSync(migrations, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((path) => ({
      path,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok", value: readFileSync(join(migrations, path, "migration.sql"), "utf8") },
      },
    })),
});

const unfinished = "finished_at IS NULL AND rolled_back_at IS NULL";

/** A migration ends with its own mark, in its own transaction: whoever is killed after it leaves it done and known as done. */
function withMark(script) {
  const known = migrationList().migrationDirectories.some(
    ({ migrationFile }) => migrationFile.content.value === script,
  );
  if (!known) return script;
  const checksum = createHash("sha256").update(script).digest("hex");
  return `${script}\n;UPDATE _prisma_migrations SET finished_at = now() WHERE checksum = '${checksum}' AND ${unfinished}`;
}

const [charOid, textOid] = [18, 25];

/** The catalogs are full of "char", a type that the stock adapter does not know: it is read as text, and called by its name. */
function readCharacters(adapter) {
  const { performIO, queryRaw } = adapter;
  const single = new WeakMap();
  adapter.performIO = async (query) => {
    const result = await performIO.call(adapter, query);
    single.set(
      query,
      result.fields.map(({ dataTypeID }) => dataTypeID === charOid),
    );
    for (const field of result.fields) if (field.dataTypeID === charOid) field.dataTypeID = textOid;
    return result;
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw.call(adapter, query);
    const isChar = single.get(query);
    return {
      ...result,
      columnTypes: result.columnTypes.map((type, i) => (isChar[i] ? ColumnTypeEnum.Character : type)),
    };
  };
}

/** The stock adapter cuts scripts at every semicolon, inside functions too; the server itself reads a script whole, in one transaction. */
class WholeScripts extends PrismaPg {
  async connect() {
    const adapter = await super.connect();
    adapter.executeScript = async (script) => {
      await adapter.client.query(withMark(script)).catch((error) => adapter.onError(error));
    };
    readCharacters(adapter);
    return adapter;
  }
}

async function load() {
  const bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const file = join(
    dirname(createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm")),
    "schema_engine_bg.wasm",
  );
  const { instance } = await WebAssembly.instantiate(readFileSync(file), { "./schema_engine_bg.js": bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings;
}

/** Loaded once a process, whoever asks meanwhile and however many times this module is loaded: there is one engine. */
const loaded = Symbol.for("turnero.schema-engine");
async function withEngine(url, work) {
  globalThis[loaded] ??= load();
  const bindings = await globalThis[loaded];
  const datamodels = schemaFiles().map(({ path, content }) => [path, content]);
  // One session: it holds the lock and runs the scripts, so that a script outlives no lock.
  const pool = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0 });
  try {
    const engine = await bindings.SchemaEngine.new(
      { datamodels },
      () => {},
      bindMigrationAwareSqlAdapterFactory(new WholeScripts(pool)),
    );
    return await work(engine, pool);
  } finally {
    await pool.end(); // The engine's lock is a session's: it must not outlive the work.
  }
}

/** The engine's own lock, taken before it; where somebody migrates, this waits. */
const lock = "SELECT pg_advisory_lock(72707369)";

/** A migration that was begun and bears no mark was rolled back whole with its transaction; the engine would refuse to go on. */
async function giveUpUnfinished(pool) {
  await pool.query(lock);
  const { rows } = await pool.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS begun");
  if (rows[0].begun) await pool.query(`UPDATE _prisma_migrations SET rolled_back_at = now() WHERE ${unfinished}`);
}

/** Whether a later release migrated this database: its functions stay, whoever of this release starts again. */
async function isBehind(pool, last) {
  const { rows } = await pool.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS begun");
  if (!rows[0].begun) return false;
  const later = "SELECT 1 FROM _prisma_migrations WHERE finished_at IS NOT NULL AND migration_name > $1 LIMIT 1";
  return (await pool.query(later, [last])).rows.length > 0;
}

/** Applies what is missing, one process at a time; returns the names applied. */
export const migrate = (url) =>
  withEngine(url, async (engine, pool) => {
    const list = migrationList();
    const last = list.migrationDirectories.at(-1).path;
    await giveUpUnfinished(pool);
    await adoptBaseline(pool, list.migrationDirectories[0]);
    if (await isBehind(pool, last)) return [];
    await applyFoundation(pool);
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: list, filters });
    await applySqlFiles(pool, last);
    return appliedMigrationNames;
  });

/** What models cannot say, and the engine would undo: generated columns, and indexes written by hand, whose names are not Prisma's. */
const takeAwayHandWritten = `
  DO $$
  DECLARE statement text;
  BEGIN
    FOR statement IN
      SELECT format('DROP INDEX %s', i.indexrelid::regclass) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relname !~ '_(idx|key|pkey)$'
        AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype = 'x')
      UNION ALL
      SELECT format('ALTER TABLE %s ALTER COLUMN %I DROP EXPRESSION', a.attrelid::regclass, a.attname)
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attgenerated = 's'
    LOOP EXECUTE statement; END LOOP;
  END $$`;

/**
 * The SQL that leads from a database that the migrations built to prisma/schema; empty where they agree. Only for a
 * database of its own: it takes away what the schema cannot say.
 */
export const pendingChange = (scratchUrl) =>
  withEngine(scratchUrl, async (engine, pool) => {
    await pool.query(takeAwayHandWritten);
    const from = { tag: "schemaDatasource", files: schemaFiles(), configDir: root };
    const to = { tag: "schemaDatamodel", files: schemaFiles() };
    const { stdout } = await engine.diff({ from, to, script: true, exitCode: null, filters });
    return stdout?.includes("This is an empty migration") ? "" : (stdout ?? "").trim();
  });
