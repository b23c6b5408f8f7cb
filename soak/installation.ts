import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "@/scripts/migrations.mjs";
import { ensureDatabase, freePort, startPostgres } from "@/scripts/postgres.mjs";
import { cutter } from "@/soak/cutter";

const root = join(import.meta.dirname, "..");
export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 40) throw error;
      await pause(250);
    }
  }
}

/** A process of ours that can be killed and started again, as often as one likes. */
class Killable {
  private child: ChildProcess | null = null;
  private expected = false;
  /** How it ended when nobody had asked it to. */
  readonly ownEnds: string[] = [];
  constructor(
    private readonly file: string,
    private readonly env: Record<string, string>,
    private readonly log: number,
    private readonly execArgv: string[],
  ) {}

  start(): Promise<void> {
    return patiently(
      () =>
        new Promise<void>((ready, fail) => {
          const env = {
            PATH: process.env.PATH ?? "",
            HOME: process.env.HOME ?? "",
            NODE_ENV: "production" as const,
            ...this.env,
          };
          const stdio = ["ignore" as const, this.log, this.log, "ipc" as const];
          const child = fork(join(root, this.file), [], { cwd: root, env, execArgv: this.execArgv, stdio });
          let up = false;
          child.once("message", () => {
            up = true;
            ready();
          });
          child.once("exit", (code, signal) => {
            fail(new Error(`${this.file} ended with ${code}.`));
            if (!up || this.expected) return;
            this.ownEnds.push(`${this.file} ended by itself with ${code ?? signal}`);
            void this.start();
          });
          this.expected = false;
          this.child = child;
        }),
    );
  }

  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const { child } = this;
    this.expected = true;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await gone;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  tell(message: object): void {
    this.child?.send(message);
  }
}

export type Installation = Awaited<ReturnType<typeof startInstallation>>;

/** Its own database, web processes and worker, all behind doors that can be cut; everything is gone afterwards. */
export async function startInstallation({ web, holdSeconds }: { web: number; holdSeconds: number }) {
  const folder = mkdtempSync(join(tmpdir(), "turnero-soak-"));
  const logFile = join(folder, "log");
  const log = openSync(logFile, "a");
  const start = () => startPostgres(join(folder, "postgres"));
  let postgres = await start();
  const portOf = () => Number(new URL(postgres.url()).port);
  const databaseDoor = await cutter(portOf);
  await ensureDatabase(postgres.url());
  await migrate(postgres.url());

  const address = new URL(postgres.url());
  address.port = String(databaseDoor.port);
  const shared = {
    DATABASE_URL: address.href,
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
  };
  const webs: { process: Killable; door: Awaited<ReturnType<typeof cutter>> }[] = [];
  for (let i = 0; i < web; i++) {
    const port = await freePort();
    const env = { ...shared, PORT: String(port), APP_URL: `http://localhost:${port}` };
    const process = new Killable("dist/serve.mjs", env, log, []);
    await process.start();
    webs.push({ process, door: await cutter(() => port) });
  }
  const worker = new Killable("soak/worker.ts", { ...shared, APP_URL: "http://localhost" }, log, ["--import", "tsx"]);
  await worker.start();

  return {
    folder,
    /** Where all processes write theirs. */
    log: logFile,
    webs,
    worker,
    databaseDoor,
    processes() {
      const all = [worker, ...webs.map(({ process }) => process)];
      return { count: all.length, ownEnds: all.flatMap(({ ownEnds }) => ownEnds) };
    },
    watched: () => [
      ...webs.map(({ process }, n) => ({ name: `web ${n + 1}`, pid: process.pid })),
      { name: "worker", pid: worker.pid },
    ],
    doors: webs.map(({ door }) => `http://127.0.0.1:${door.port}`),
    /** The database itself, past the door that is cut. */
    databaseUrl: () => postgres.url(),
    async killDatabase(): Promise<void> {
      const gone = new Promise((done) => postgres.process.once("exit", done));
      process.kill(postgres.pid as number, "SIGKILL");
      await gone;
      // Its own children see that they are alone and go; until then the folder is theirs.
      postgres = await patiently(start);
    },
    async stop({ keep = false } = {}): Promise<void> {
      await Promise.all([worker.end("SIGTERM"), ...webs.map(({ process }) => process.end("SIGTERM"))]);
      for (const { door } of webs) door.stop();
      databaseDoor.stop();
      await postgres.stop();
      if (!keep) rmSync(folder, { recursive: true, force: true });
    },
  };
}
