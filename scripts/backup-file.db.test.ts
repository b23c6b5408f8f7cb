import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { makeProject } from "@/lib/testing/world";
import { describeBackup, differences, inventory, loadBackup, writeBackup } from "@/scripts/backup-file.mjs";

const folder = mkdtempSync(join(tmpdir(), "turnero-backup-"));
const file = join(folder, "one.jsonl.gz");
const made: string[] = [];

async function asAdmin(database: string, ...statements: string[]): Promise<void> {
  const url = new URL(inject("template"));
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function emptyDatabase(): Promise<URL> {
  const database = `restored_${randomBytes(6).toString("hex")}`;
  await asAdmin("postgres", `CREATE DATABASE ${database} TEMPLATE template`);
  made.push(database);
  const url = new URL(inject("template"));
  url.pathname = `/${database}`;
  return url;
}

async function rulesOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: references } = await client.query(
    "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE contype = 'f' ORDER BY 1, 2",
  );
  const { rows: triggers } = await client.query(
    "SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2",
  );
  await client.end();
  return { references, triggers };
}

beforeAll(async () => {
  await makeProject();
  await writeBackup(process.env.DATABASE_URL ?? "", file);
});
afterAll(async () => {
  for (const database of made) await asAdmin("postgres", `DROP DATABASE ${database} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

describe("a restore", () => {
  it("leaves every table as it was", async () => {
    const { href } = await emptyDatabase();
    await loadBackup(href, file);
    expect(differences(await describeBackup(file), await inventory(href))).toEqual([]);
  });

  it("that differs in one row leaves nothing behind", async () => {
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
    const end = JSON.parse(lines.pop() ?? "");
    end.tables.project.sum = "1";
    const other = join(folder, "other.jsonl.gz");
    writeFileSync(other, gzipSync([...lines, JSON.stringify(end)].join("\n")));
    const { href } = await emptyDatabase();
    await expect(loadBackup(href, other)).rejects.toThrow("project has as many rows, but not the same ones.");
    expect((await inventory(href)).tables.project?.rows).toBe("0");
  });

  it("is refused to whoever does not own the tables", async () => {
    const url = await emptyDatabase();
    const database = url.pathname.slice(1);
    const role = `clerk_${database}`;
    await asAdmin(
      database,
      `CREATE ROLE ${role} LOGIN PASSWORD 'clerk'`,
      `GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role}`,
    );
    url.username = role;
    url.password = "clerk";
    await expect(loadBackup(url.href, file)).rejects.toThrow(`${role} does not own the tables`);
    await asAdmin(database, `DROP OWNED BY ${role}`, `DROP ROLE ${role}`);
  });

  it("leaves every reference and trigger as the migrations made them", async () => {
    const { href } = await emptyDatabase();
    const before = await rulesOf(href);
    expect(before.references.length).toBeGreaterThan(10);
    expect(before.triggers.length).toBeGreaterThan(5);
    await loadBackup(href, file);
    expect(await rulesOf(href)).toEqual(before);
  });

  it("of rows that refer to nothing leaves nothing behind", async () => {
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
    const [, ...rows] = lines.slice(lines.indexOf('{"table":"project"}'));
    const other = join(folder, "orphans.jsonl.gz");
    writeFileSync(other, gzipSync(lines.filter((line) => line !== rows[0]).join("\n")));
    const { href } = await emptyDatabase();
    await expect(loadBackup(href, other)).rejects.toMatchObject({ code: "23503" });
    expect((await inventory(href)).tables.api_key?.rows).toBe("0");
  });
});
