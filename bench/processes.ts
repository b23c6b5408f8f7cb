import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@/scripts/migrations.mjs";
import { ensureDatabase, freePort, startPostgres } from "@/scripts/postgres.mjs";

export const root = join(import.meta.dirname, "..");

export type Server = { url: string; memory: () => number; stop: () => Promise<void> };

/** Starts a Node program that says when it is ready, on a port of its own. */
export async function start(file: string, env: Record<string, string> = {}, execArgv: string[] = []): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), APP_URL: url, NODE_ENV: "production" as const };
  const child: ChildProcess = fork(join(root, file), [], { env: { ...process.env, ...own, ...env }, execArgv });
  await new Promise<void>((ready, fail) => {
    child.once("message", () => ready());
    child.once("exit", () => fail(new Error(`${file} ended before it was ready.`)));
  });
  return {
    url,
    memory: () => residentMegabytes(child.pid ?? 0),
    stop: () =>
      new Promise((gone) => {
        child.once("exit", () => gone());
        child.kill("SIGTERM");
      }),
  };
}

/** Linux only; elsewhere the memory is not measured. */
function residentMegabytes(pid: number): number {
  if (process.platform !== "linux") return Number.NaN;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** A database of the run's own, migrated; it is gone afterwards. This process may use it too. */
export async function freshDatabase() {
  const folder = mkdtempSync(join(tmpdir(), "turnero-bench-"));
  const postgres = await startPostgres(folder);
  const env = {
    DATABASE_URL: postgres.url(),
    AUTH_SECRET: "a secret that only benchmarks know, long enough",
    ENCRYPTION_KEY: "a key that only benchmarks know and nobody else",
    DATA_DIR: folder,
  };
  await ensureDatabase(env.DATABASE_URL);
  await migrate(env.DATABASE_URL);
  Object.assign(process.env, env);
  return {
    env,
    async stop() {
      const { pool } = await import("@/lib/core/db");
      await pool().end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
