import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { migrate } from "@/scripts/migrations.mjs";
import { ensureDatabase, freePort } from "@/scripts/postgres.mjs";

const root = join(import.meta.dirname, "../..");
const all = readdirSync(join(root, "prisma", "migrations")).filter((name) => /^\d/.test(name)).length;

let folder: string;
let url: string;
let migrating: ChildProcess;
let holder: pg.Client;
let watcher: pg.Client;

const connected = async () => {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  return client;
};

type Row = { open: number; finished: number };
const rows = async (): Promise<Row> =>
  (
    await watcher.query<Row>(`
      SELECT count(*) FILTER (WHERE finished_at IS NULL AND rolled_back_at IS NULL)::int AS open,
             count(*) FILTER (WHERE finished_at IS NOT NULL)::int AS finished FROM _prisma_migrations`)
  ).rows[0] as Row;

/** A migration of a new database, halfway: a script waits for a name that another session is about to use. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "turnero-halfway-"));
  const fresh = new URL(inject("template"));
  fresh.pathname = `/halfway_${randomBytes(4).toString("hex")}`;
  url = fresh.href;
  await ensureDatabase(url);
  [holder, watcher] = [await connected(), await connected()];
  await holder.query("BEGIN; CREATE TABLE webhook_endpoint (id int)");
  const start = `const { supervise } = await import(${JSON.stringify(join(root, "scripts", "supervise.mjs"))});
    await supervise({ processes: [], onReady() {} });`;
  migrating = spawn(process.execPath, ["--input-type=module", "-e", start], {
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH ?? "",
      DATABASE_URL: url,
      DATA_DIR: folder,
      PORT: String(await freePort()),
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  await expect.poll(async () => (await watcher.query(waiting)).rowCount, { timeout: 90_000 }).toBe(1);
});
afterEach(async () => {
  migrating.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([holder.end(), watcher.end()]);
});

async function killed(): Promise<void> {
  const gone = once(migrating, "exit");
  migrating.kill("SIGKILL");
  await gone;
}

describe("a migration that is killed in the middle", () => {
  it("is made by the next start, when the server went down with it", async () => {
    await killed();
    await watcher.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    await holder.query("ROLLBACK");
    const { open, finished } = await rows();
    expect([open, finished < all]).toEqual([1, true]);
    expect(await migrate(url)).toHaveLength(all - finished);
    expect(await rows()).toEqual({ open: 0, finished: all });
    expect(await migrate(url)).toEqual([]);
  });

  it("counts as made, when the server went on and kept what it did", async () => {
    const before = await rows();
    await killed();
    const second = migrate(url);
    await holder.query("ROLLBACK");
    expect(await second).toHaveLength(all - before.finished - 1);
    expect(await rows()).toEqual({ open: 0, finished: all });
    expect((await watcher.query("SELECT FROM webhook_endpoint")).rowCount).toBe(0);
  });
});

describe("a start that is stopped while it migrates", () => {
  it("lets the migration end first", async () => {
    const gone = once(migrating, "exit");
    const stopping = once(migrating.stderr as Readable, "data");
    migrating.kill("SIGINT");
    await stopping;
    await holder.query("ROLLBACK");
    expect(await gone).toEqual([0, null]);
    expect(await rows()).toEqual({ open: 0, finished: all });
  });
});
