import { randomBytes } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "@/scripts/migrations.mjs";
import { ensureDatabase, freePort, startPostgres } from "@/scripts/postgres.mjs";
import { Killable } from "@/soak/process";

/** Its runs belong to workspaces of another database. */
const unbind = "ALTER TABLE background_run DROP CONSTRAINT IF EXISTS background_run_project_id_fkey";

export type Loopback = Awaited<ReturnType<typeof startLoopback>>;

/** The server on loopback with a database of its own, which outlives it, and what the service needs to know of it. */
export async function startLoopback(folder: string, log: number) {
  const postgres = await startPostgres(join(folder, "inngest"));
  const databaseUrl = postgres.url("inngest");
  await ensureDatabase(databaseUrl);
  await migrate(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(unbind).finally(() => client.end());
  const port = await freePort();
  const [eventKey, signingKey, AUTH_SECRET, ENCRYPTION_KEY] = [16, 32, 32, 32].map((n) =>
    randomBytes(n).toString("hex"),
  ) as [string, string, string, string];
  const process = new Killable(
    "soak/loopback/process.ts",
    {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      APP_URL: "http://localhost",
      AUTH_SECRET,
      ENCRYPTION_KEY,
      LOOPBACK_PORT: String(port),
      LOOPBACK_EVENT_KEY: eventKey,
      LOOPBACK_SIGNING_KEY: signingKey,
    },
    log,
  );
  await process.start();
  return {
    process,
    /** Where its runs are. */
    databaseUrl,
    settings: {
      INNGEST_BASE_URL: `http://127.0.0.1:${port}`,
      INNGEST_EVENT_KEY: eventKey,
      INNGEST_SIGNING_KEY: signingKey,
    },
    async stop(): Promise<void> {
      await process.end("SIGTERM");
      await postgres.stop();
    },
  };
}
