import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@/scripts/postgres.mjs";

const root = join(import.meta.dirname, "..");

/** What the demo seed leaves in DATA_DIR/demo.json. */
export type Demo = {
  base_url: string;
  api_key: string;
  email: string;
  password: string;
  project_id: string;
  widget_key: string;
};

export type Installation = {
  baseUrl: string;
  dataDir: string;
  port: number;
  /** The supervisor, and the latest process that serves and that works in the background. */
  pid: number;
  readonly servingPid: number;
  readonly workerPid: number;
  demo: Demo | null;
  databaseUrl: string;
  output: () => string;
  /** As Ctrl-C does; removes the data folder unless it was given. */
  stop: () => Promise<number | null>;
  /** kill −9 of the process that serves; resolves when another serves in its place. */
  killServing: () => Promise<void>;
  /** kill −9 of the supervisor itself. */
  killSupervisor: () => Promise<number | null>;
};

type Options = { env?: Record<string, string>; dataDir?: string; port?: number };

const exited = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((done) => child.once("exit", done));

function launch({ env = {}, dataDir, port }: Options & { dataDir: string; port: number }) {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH ?? "",
      HOME: process.env.HOME ?? "",
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: "0",
      ...env,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part: Buffer) => {
      output += part;
    });
  }
  return { child, output: () => output };
}

/** A start that is expected to fail: its exit code and everything it wrote. */
export async function failingStart(options: Options): Promise<{ code: number | null; output: string }> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "turnero-e2e-"));
  const { child, output } = launch({ ...options, dataDir, port: options.port ?? (await freePort()) });
  const code = await exited(child);
  if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  return { code, output: output() };
}

/** The embedded server's address, read from what it keeps itself; only the owner of the folder can. */
function embeddedDatabase(dataDir: string): string {
  const password = readFileSync(join(dataDir, "postgres", "password"), "utf8");
  const port = readFileSync(join(dataDir, "postgres", "cluster", "postmaster.pid"), "utf8").split("\n")[3];
  return `postgresql://turnero:${password}@127.0.0.1:${port}/turnero`;
}

async function startOnce(options: Options): Promise<Installation> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "turnero-e2e-"));
  const port = options.port ?? (await freePort());
  const { child, output } = launch({ ...options, dataDir, port });
  await new Promise<void>((ready, fail) => {
    child.once("exit", (code) => fail(new Error(`The installation ended with ${code}:\n${output()}`)));
    child.stdout.on("data", () => output().includes("Turnero is ready") && ready());
  });
  const signal = (pid: number, name: NodeJS.Signals) => {
    process.kill(pid, name);
    return exited(child);
  };
  const demoFile = join(dataDir, "demo.json");
  const latest = (message: string) =>
    Number([...output().matchAll(new RegExp(`"message":"${message}".*"pid":(\\d+)`, "g"))].at(-1)?.[1]);
  const servingPid = () => latest("serving");
  const pid = child.pid as number;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    dataDir,
    port,
    pid,
    get servingPid() {
      return servingPid();
    },
    get workerPid() {
      return latest("background work runs");
    },
    demo: existsSync(demoFile) ? JSON.parse(readFileSync(demoFile, "utf8")) : null,
    databaseUrl: options.env?.DATABASE_URL ?? embeddedDatabase(dataDir),
    output,
    async killServing() {
      const killed = servingPid();
      process.kill(killed, "SIGKILL");
      while (servingPid() === killed && child.exitCode === null) await new Promise((done) => setTimeout(done, 50));
    },
    killSupervisor: () => signal(pid, "SIGKILL"),
    async stop() {
      const code = child.exitCode !== null || child.signalCode !== null ? child.exitCode : await signal(pid, "SIGINT");
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** `npm start` of its own: a free port, a data folder that goes with it, and nothing of this process's environment. */
export const startInstallation = (options: Options = {}): Promise<Installation> =>
  startOnce(options).catch((error: Error) => {
    // The port may have been taken in the seconds since it was found free.
    if (options.port !== undefined || !error.message.includes("is taken")) throw error;
    return startOnce(options);
  });
