import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { makeProject } from "@/lib/testing/world";
import { describeBackup, differences, inventory, loadBackup, writeBackup } from "@/scripts/backup-file.mjs";
import { migrate } from "@/scripts/migrations.mjs";
import { giveToService, prepareService } from "@/scripts/service-role.mjs";

const adminUrl = process.env.DATABASE_URL as string;
const clients: pg.Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.end())));

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  client.on("error", () => {}); // Its database may be dropped.
  clients.push(client);
  return client;
}

/** What is in the schema and not the role's own, save for what an extension brought. */
const foreign = `
  SELECT relname AS name FROM pg_class WHERE relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'test_mode')) AND relowner <> 'turnero_service'::regrole
    AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
  UNION ALL SELECT proname FROM pg_proc WHERE pronamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'test_mode')) AND proowner <> 'turnero_service'::regrole
    AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
  UNION ALL SELECT typname FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typowner <> 'turnero_service'::regrole
    AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = coalesce(nullif(pg_type.typelem, 0), pg_type.oid) AND deptype = 'e')
    AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_type.oid AND deptype = 'e')`;

describe("the role of the service in the embedded Postgres", () => {
  it("owns the database that an administrator made, and can do nothing beyond it", async () => {
    const { id } = await makeProject();
    const admin = await connected(adminUrl);
    await admin.query("CREATE SEQUENCE lonely; CREATE TYPE mood AS ENUM ('good'); CREATE VIEW seen AS SELECT 1 AS n");
    const url = await prepareService(adminUrl);
    expect((await admin.query(foreign)).rows).toEqual([]);
    const service = await connected(url);
    const { rows } = await service.query(
      "SELECT rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = current_user",
    );
    const nothing = {
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
    };
    expect(rows).toEqual([{ rolname: "turnero_service", ...nothing }]);
    await service.query("UPDATE project SET name = 'Renamed' WHERE id = $1", [id]);
    for (const forbidden of [
      "COPY project TO PROGRAM 'cat'",
      "COPY project TO '/tmp/turnero-stolen'",
      "SELECT pg_read_file('/etc/passwd')",
      "ALTER SYSTEM SET work_mem = '8MB'",
      "SET session_replication_role = replica",
    ])
      await expect(service.query(forbidden), forbidden).rejects.toMatchObject({ code: "42501" });
  });

  it("migrates by itself, and is given what the administrator makes later; a new start ends the old password", async () => {
    const url = await prepareService(adminUrl);
    expect(await migrate(url)).toEqual([]);
    const [admin, service] = [await connected(adminUrl), await connected(url)];
    await service.query("CREATE TABLE made_by_service (n integer)");
    await admin.query("CREATE TABLE made_by_admin (n integer)");
    await expect(service.query("SELECT FROM made_by_admin")).rejects.toMatchObject({ code: "42501" });
    await giveToService(adminUrl);
    expect((await service.query("SELECT FROM made_by_admin")).rowCount).toBe(0);
    await prepareService(adminUrl);
    await expect(connected(url)).rejects.toMatchObject({ code: "28P01" });
  });

  it("writes a backup of its database, and restores it into an empty one of its own", async () => {
    await makeProject();
    const folder = mkdtempSync(join(tmpdir(), "turnero-service-"));
    const file = join(folder, "one.jsonl.gz");
    const admin = await connected(adminUrl);
    await admin.query("DROP TABLE IF EXISTS made_by_service, made_by_admin");
    await writeBackup(await prepareService(adminUrl), file);
    const other = new URL(adminUrl);
    other.pathname = `/service_${randomBytes(6).toString("hex")}`;
    try {
      const url = await prepareService(other.href);
      await migrate(url);
      await loadBackup(url, file);
      expect(differences(await describeBackup(file), await inventory(url))).toEqual([]);
      const service = await connected(url);
      const { rows } = await service.query("SELECT rolsuper FROM pg_roles WHERE rolname = current_user");
      expect(rows).toEqual([{ rolsuper: false }]);
      expect((await service.query(foreign)).rows).toEqual([]);
    } finally {
      await admin.query(`DROP DATABASE IF EXISTS "${other.pathname.slice(1)}" WITH (FORCE)`);
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
