import { randomBytes } from "node:crypto";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@/scripts/migrations.mjs";
import { freePort } from "@/scripts/postgres.mjs";
import { prepareService } from "@/scripts/service-role.mjs";
import { cutter } from "@/soak/cutter";
import { startDatabase } from "@/soak/database";
import { assertEventKey, assertInngest, registerWithInngest } from "@/soak/inngest-server";
import { startLoopback } from "@/soak/loopback/start";
import { loopback, type Options } from "@/soak/options";
import { startPooler } from "@/soak/pooler";
import { Killable } from "@/soak/process";

export type Installation = Awaited<ReturnType<typeof startInstallation>>;

type Wishes = Pick<Options, "web" | "standby" | "pgbouncer" | "faketime" | "inngest"> & { holdSeconds: number };

/** A database, web processes and a worker, all behind proxies that can be cut; everything is removed afterwards. */
export async function startInstallation({ web, holdSeconds, standby, pgbouncer, faketime, inngest }: Wishes) {
  if (inngest && inngest !== loopback) await assertInngest(inngest);
  const folder = mkdtempSync(join(tmpdir(), "turnero-soak-"));
  const logFile = join(folder, "log");
  const log = openSync(logFile, "a");
  const database = await startDatabase(folder, { standby, faketime });
  const databaseDoor = await cutter(database.port);
  const service = new URL(await prepareService(database.url()));
  await migrate(service.href);
  service.port = String(databaseDoor.port);
  const pooler = pgbouncer ? await startPooler(pgbouncer, folder, service, log) : null;
  const engine = inngest === loopback ? await startLoopback(folder, log) : null;
  const inngestSettings = inngest === loopback ? engine?.settings : inngest;
  if (inngestSettings) await assertEventKey(inngestSettings);
  const shared = {
    DATABASE_URL: pooler?.url ?? service.href,
    ...(pooler ? { DATABASE_DIRECT_URL: service.href } : {}),
    DATA_DIR: folder,
    AUTH_SECRET: randomBytes(32).toString("hex"),
    ENCRYPTION_KEY: randomBytes(32).toString("hex"),
    HOLD_SECONDS: String(holdSeconds),
    WEBHOOK_ALLOW_LOOPBACK: "1",
    WEBHOOK_RETRY_SECONDS: "1,2,3,5,8",
    RATE_LIMIT_BURST: "1000000",
    VISITOR_RATE_LIMIT_BURST: "1000000",
    TELEGRAM_API_URL: "http://127.0.0.1:9",
    WHATSAPP_API_URL: "http://127.0.0.1:9",
    ...inngestSettings,
  };
  const webs: { process: Killable; door: Awaited<ReturnType<typeof cutter>> }[] = [];
  for (let i = 0; i < web; i++) {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const process = new Killable("dist/serve.mjs", { ...shared, PORT: String(port), APP_URL: origin }, log);
    await process.start();
    if (inngestSettings && i === 0) await registerWithInngest(origin);
    webs.push({ process, door: await cutter(() => port) });
  }
  const worker = new Killable("dist/worker.mjs", { ...shared, APP_URL: "http://localhost" }, log);
  await worker.start();

  return {
    folder,
    /** Where all processes write theirs. */
    log: logFile,
    webs,
    worker,
    database,
    databaseDoor,
    pooler,
    hasStandby: standby,
    /** The Inngest server, where it is the soak's own. */
    engine,
    processes() {
      const all = [worker, ...webs.map(({ process }) => process), ...(engine ? [engine.process] : [])];
      return { count: all.length, ownEnds: all.flatMap(({ ownEnds }) => ownEnds) };
    },
    watched: () => [
      ...webs.map(({ process }, n) => ({ name: `web ${n + 1}`, pid: process.pid })),
      { name: "worker", pid: worker.pid },
    ],
    doors: webs.map(({ door }) => `http://127.0.0.1:${door.port}`),
    /** The database itself, bypassing the proxy. */
    databaseUrl: database.url,
    async stop({ keep = false } = {}): Promise<void> {
      await Promise.all([worker.end("SIGTERM"), ...webs.map(({ process }) => process.end("SIGTERM"))]);
      for (const { door } of webs) door.stop();
      await engine?.stop();
      await pooler?.stop();
      databaseDoor.stop();
      await database.stop();
      if (!keep) rmSync(folder, { recursive: true, force: true });
    },
  };
}
