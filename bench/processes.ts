import { type ChildProcess, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { boundedMemory } from "@/scripts/bounded-memory.mjs";
import { migrate } from "@/scripts/migrations.mjs";
import { ensureDatabase, freePort, startPostgres } from "@/scripts/postgres.mjs";
import { sqlFiles } from "@/scripts/sql-files.mjs";
import { owned } from "./owned";
import { residentMegabytes } from "./resident-memory";

export const root = join(import.meta.dirname, "..");

export type Server = { url: string; pid: number; memory: () => number; stop: () => Promise<void> };

/** Starts a Node program that says when it is ready, on a port of its own. */
export async function start(file: string, env: Record<string, string> = {}, execArgv: string[] = []): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), APP_URL: url, NODE_ENV: "production" as const };
  const child: ChildProcess = fork(join(root, file), [], {
    env: { ...process.env, ...boundedMemory(), ...own, ...env },
    execArgv,
  });
  const server = owned({
    url,
    pid: child.pid ?? 0,
    memory: () => Math.round(residentMegabytes(child.pid ?? 0) ?? Number.NaN),
    stop: () =>
      new Promise<void>((gone) => {
        if (child.exitCode !== null || child.signalCode !== null) return gone();
        child.once("exit", () => gone());
        child.kill("SIGTERM");
      }),
  });
  await new Promise<void>((ready, fail) => {
    child.once("message", () => ready());
    child.once("exit", () => fail(new Error(`${file} ended before it was ready.`)));
  });
  return server;
}

const secrets = {
  AUTH_SECRET: "a secret that only benchmarks know, long enough",
  ENCRYPTION_KEY: "a key of length that only benchmarks know",
};

/** A database of the run's own, migrated; it is gone afterwards. This process may use it too. */
export async function freshDatabase(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "turnero-bench-"));
  let started = await startPostgres(folder, { settings });
  const postgres = owned({
    url: started.url,
    async stop() {
      await started.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  });
  const env = {
    DATABASE_URL: postgres.url(),
    ...secrets,
    DATA_DIR: folder,
  };
  await ensureDatabase(env.DATABASE_URL);
  await migrate(env.DATABASE_URL);
  Object.assign(process.env, env);
  return {
    env,
    /** Kills the server as a machine crash would, and restarts it on the same data. */
    async crash() {
      const gone = new Promise((done) => started.process.once("exit", done));
      process.kill(started.pid ?? 0, "SIGKILL");
      await gone;
      for (let tries = 1; ; tries++) {
        try {
          started = await startPostgres(folder, { settings, port: started.port });
          return;
        } catch (error) {
          if (tries === 50) throw error; // Its children take a moment to exit, and hold the shared memory until then.
          await new Promise((done) => setTimeout(done, 200));
        }
      }
    },
    async stop() {
      const { pool } = await import("@/lib/core/db");
      const { stopLive } = await import("@/lib/core/live");
      await stopLive();
      await pool().end();
      await postgres.stop();
    },
  };
}

/** Where data sets are kept between runs, beside the other local state. */
const kept = join(root, process.env.DATA_DIR ?? ".data", "bench");

async function ready(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    // Its times are relative to the day it was built.
    return (await client.query("SELECT built_at > now() - interval '4 days' AS yes FROM bench_ready")).rows[0].yes;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

type Build = (client: pg.Client) => Promise<void>;

/**
 * Large data sets in their own databases, each built once per state of the migrations and only read afterwards, so that
 * building them is not part of the measurement.
 */
export async function keptDatabases() {
  mkdirSync(kept, { recursive: true });
  const postgres = owned(await startPostgres(kept));
  async function open(name: string, build: Build) {
    const url = new URL(postgres.url());
    url.pathname = `/${name}_${schemaHash()}`;
    const env = { DATABASE_URL: url.href, ...secrets, DATA_DIR: kept };
    if (await ready(env.DATABASE_URL)) return env;
    console.log(`Building the data set ${name} (minutes, once)…`);
    await dropOthers(postgres.url("postgres"), name);
    await ensureDatabase(env.DATABASE_URL);
    await migrate(env.DATABASE_URL);
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    await build(client);
    await client.query("VACUUM ANALYZE");
    await client.query("CHECKPOINT"); // Flush now, so that nothing is written during the measurement.
    await client.query("CREATE TABLE bench_ready AS SELECT now() AS built_at");
    await client.end();
    return env;
  }
  return { open, stop: () => postgres.stop() };
}

export async function keptDatabase(name: string, build: Build) {
  const databases = await keptDatabases();
  return { env: await databases.open(name, build), stop: databases.stop };
}

/** Copies of this data set for earlier states of the migrations. */
async function dropOthers(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("SELECT datname FROM pg_database WHERE datname ~ $1", [`^${name}_[0-9a-f]{8}$`]);
  for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}"`);
  await client.end();
}

function schemaHash(): string {
  const folder = join(root, "prisma/migrations");
  const hash = createHash("sha256");
  for (const each of readdirSync(folder).sort()) {
    const file = join(folder, each, "migration.sql");
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  for (const { content } of sqlFiles()) hash.update(content);
  return hash.digest("hex").slice(0, 8);
}
