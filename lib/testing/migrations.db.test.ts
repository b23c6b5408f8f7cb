import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { migrate, pendingChange } from "@/scripts/migrations.mjs";
import { ensureDatabase } from "@/scripts/postgres.mjs";
import { prepareService } from "@/scripts/service-role.mjs";
import { sqlFiles } from "@/scripts/sql-files.mjs";

let url: string;
let client: pg.Client;

beforeEach(async () => {
  const fresh = new URL(inject("template"));
  fresh.pathname = `/built_${randomBytes(4).toString("hex")}`;
  url = fresh.href;
  await ensureDatabase(url);
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterEach(() => client.end());

const column = async (text: string): Promise<string[]> =>
  (await client.query<{ name: string }>(text)).rows.map(({ name }) => name);

/** What an extension brought is not ours. */
const own = (catalog: string) =>
  `NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = '${catalog}'::regclass AND d.objid = o.oid AND d.deptype = 'e')`;

const functions = () =>
  column(`SELECT proname::text AS name FROM pg_proc o
    WHERE pronamespace = 'public'::regnamespace AND ${own("pg_proc")} ORDER BY 1`);
const views = () => column("SELECT viewname::text AS name FROM pg_views WHERE schemaname = 'public' ORDER BY 1");
const triggers = (schema = "public") =>
  column(`SELECT format('%s on %s', tgname, c.relname) AS name FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
    WHERE NOT tgisinternal AND c.relnamespace = '${schema}'::regnamespace ORDER BY 1`);

/** Every match in all files, sorted; one that stands twice is there twice. */
const written = (words: RegExp): string[] =>
  sqlFiles()
    .flatMap(({ content }) => [...content.matchAll(words)].map((match) => match.slice(1).join(" on ")))
    .sort();

describe("a database built from nothing", () => {
  it("has the tables of the schema, and every function, view and trigger of the SQL files, each written once", async () => {
    await migrate(url);
    expect((await functions()).sort()).toEqual(written(/^CREATE OR REPLACE FUNCTION (\w+)\(/gm));
    expect((await views()).sort()).toEqual(written(/^CREATE (?:OR REPLACE )?VIEW (\w+)/gm));
    expect((await triggers()).sort()).toEqual(
      written(/^CREATE OR REPLACE TRIGGER (\w+) [^;]*? ON "?(\w+)"?(?=[\s;])/gm),
    );
    // Test mode repeats them.
    expect(await triggers("test_mode")).toEqual(await triggers());
    expect(await pendingChange(url)).toBe("");
    expect(await migrate(url)).toEqual([]);
  });

  it("shows a model that the migrations do not have", async () => {
    await migrate(url);
    await client.query("ALTER TABLE booking DROP COLUMN outcome CASCADE");
    expect(await pendingChange(url)).toBe('-- AlterTable\nALTER TABLE "booking" ADD COLUMN     "outcome" TEXT;');
  });
});

const foldedBy = async (): Promise<string> =>
  (await client.query("SELECT booking_text('none', 'none', 'Ñandú', '{}') AS text")).rows[0].text;

describe("the SQL files", () => {
  it("are applied again when one of them changed, and only then", async () => {
    await migrate(url);
    const last = () => column("SELECT max(applied_at)::text AS name FROM sql_file");
    const before = await last();
    await migrate(url);
    expect(await last()).toEqual(before);
    await client.query("UPDATE sql_file SET checksum = 'of an earlier text' WHERE name = 'webhooks.sql'");
    await client.query(`CREATE OR REPLACE FUNCTION booking_text(project text, customer text, notes text, tags text[])
      RETURNS text LANGUAGE sql STABLE RETURN 'an earlier text'`);
    expect(await foldedBy()).toBe("an earlier text");
    await migrate(url);
    expect(await foldedBy()).toBe("nandu ");
    expect(await last()).not.toEqual(before);
  });

  it("are left as they are where a later release has migrated", async () => {
    await migrate(url);
    await client.query(`INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at)
      VALUES ('later', 'x', '29991231000000_of_a_later_release', now(), now())`);
    await client.query("UPDATE sql_file SET checksum = 'of a later text' WHERE name = 'webhooks.sql'");
    await client.query(`CREATE OR REPLACE FUNCTION booking_text(project text, customer text, notes text, tags text[])
      RETURNS text LANGUAGE sql STABLE RETURN 'a later text'`);
    await migrate(url);
    expect(await foldedBy()).toBe("a later text");
  });

  it("wait for whoever holds a table, and stop nobody for long", async () => {
    await migrate(url);
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query("BEGIN; LOCK TABLE booking IN ROW EXCLUSIVE MODE");
    await client.query("UPDATE sql_file SET checksum = 'of an earlier text' WHERE name = 'bookings.sql'");
    const migrated = migrate(url);
    await new Promise((done) => setTimeout(done, 3000));
    // Between two tries the table is free for others, although the first holder is still there.
    await client.query("SET lock_timeout = '5s'; INSERT INTO booking SELECT * FROM booking");
    await holder.query("COMMIT");
    await holder.end();
    expect(await migrated).toEqual([]);
    expect(await column("SELECT name FROM sql_file WHERE checksum = 'of an earlier text'")).toEqual([]);
  });

  it("belong to the owner of the tables, whoever applies them", async () => {
    const service = await prepareService(url);
    await migrate(service);
    await client.query("UPDATE sql_file SET checksum = ''");
    await migrate(url);
    const owners = `SELECT DISTINCT pg_get_userbyid(proowner)::text AS name FROM pg_proc o
      WHERE pronamespace = 'public'::regnamespace AND ${own("pg_proc")}
      UNION SELECT viewowner::text FROM pg_views WHERE schemaname = 'public'`;
    expect(await column(owners)).toEqual(["turnero_service"]);
  });
});

const migrations = join(import.meta.dirname, "../../prisma/migrations");
const [baseline = "", ...later] = readdirSync(migrations)
  .filter((name) => /^\d/.test(name))
  .sort();

/** A database as the migrations before the baseline made it, with as many records of them. */
async function buildOlder(count: number, last: string): Promise<void> {
  await client.query(sqlFiles()[0]?.content ?? "");
  await client.query(readFileSync(join(migrations, baseline, "migration.sql"), "utf8"));
  await client.query(`CREATE TABLE _prisma_migrations (id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL,
    finished_at timestamptz, migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
    started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`);
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
     SELECT 'old' || n, '', CASE WHEN n = $1 THEN $2 ELSE '202611150' || lpad(n::text, 5, '0') || '_older' END, now()
     FROM generate_series(1, $1::integer) n`,
    [count, last],
  );
}

describe("a database from before the baseline", () => {
  it("is adopted when it had all migrations", async () => {
    await buildOlder(36, "20261116090631_unfinished_attempts");
    expect(await migrate(url)).toEqual(later);
    expect(await migrate(url)).toEqual([]);
    expect(await pendingChange(url)).toBe("");
  });

  it("is refused with a sentence where it stands elsewhere", async () => {
    await buildOlder(35, "20261116090141_sign_up_by_mail_and_fair_holds");
    await expect(migrate(url)).rejects.toThrow(
      "This database stands at the migration 20261116090141_sign_up_by_mail_and_fair_holds",
    );
    expect(await column("SELECT to_regclass('sql_file')::text AS name")).toEqual([null]);
  });
});
