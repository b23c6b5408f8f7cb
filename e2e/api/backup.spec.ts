import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { authSecret } from "@/e2e/api/tenants";
import { describeBackup, differences, inventory } from "@/scripts/backup-file.mjs";

/** Asynchronous: the test runner expects this process to respond meanwhile. */
const execute = promisify(execFile);
const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "turnero-backup-"));
beforeAll(async () => {
  const database = new pg.Client({ connectionString: inject("databaseUrl") });
  await database.connect();
  // A sequence must exist, even where no other file ran before this one.
  await database.query("SELECT nextval('catalog_version')");
  await database.end();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(script: string, ...args: string[]) {
  const env = {
    PATH: process.env.PATH ?? "",
    HOME: process.env.HOME ?? "",
    DATABASE_URL: inject("databaseUrl"),
    DATA_DIR: folder,
    AUTH_SECRET: authSecret,
    ENCRYPTION_KEY: "0".repeat(64),
    NODE_ENV: "production" as const,
  };
  type Ended = { code?: number; stdout: string; stderr: string };
  const ended: Ended = await execute(process.execPath, [join("scripts", script), ...args], { cwd: root, env }).catch(
    (failed: Ended) => failed,
  );
  const { code = 0, stdout, stderr } = ended;
  return { code, output: `${stdout}${stderr}` };
}

describe("a backup", () => {
  const file = join(folder, "one.jsonl.gz");

  it("is one file that only its owner reads, and can be restored to the last row", async () => {
    const made = await run("backup.mjs", file);
    expect([made.code, made.output]).toEqual([0, expect.stringMatching(/\d+ rows of \d+ tables/)]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { tables } = await describeBackup(file);
    expect(Number(tables.project?.rows)).toBeGreaterThan(1);
    const proof = await run("restore-proof.mjs", file);
    expect(proof.output).toMatch(/every table is as it was/);
    expect(proof.output).toMatch(/served as the role turnero_service, which is no superuser/);
    expect(proof.output).not.toMatch(/NOT THE SAME/);
    expect(proof.code).toBe(0);
  });

  it("that is not whole, or is none, is refused in words", async () => {
    const broken = join(folder, "broken.jsonl.gz");
    writeFileSync(broken, "not a backup");
    const refused = await run("restore-proof.mjs", broken);
    expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(/The restore is not proved: /)]);
    const used = await run("restore.mjs", file);
    expect([used.code, used.output]).toEqual([1, expect.stringMatching(/restore into an empty one/)]);
  });

  it("is told apart from another by one row, one value or one migration", async () => {
    const found = await inventory(inject("databaseUrl"));
    expect(differences(found, found)).toEqual([]);
    const { project } = found.tables;
    const changed = (table: { rows?: string; sum?: string }) => ({
      ...found,
      tables: { ...found.tables, project: { ...project, ...table } },
    });
    expect(differences(found, changed({ rows: "1" }))).toEqual([expect.stringMatching(/^project has 1 rows instead/)]);
    expect(differences(found, changed({ sum: "1" }))).toEqual(["project has as many rows, but not the same ones."]);
    expect(differences(found, { ...found, migrations: found.migrations.slice(1) })).toHaveLength(1);
    expect(differences(found, { ...found, sequences: [] })).toHaveLength(1);
  });
});
