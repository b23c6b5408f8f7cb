// Brings up the database and the processes over it, and takes all of it down again.
import { fork } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { migrate } from "./migrations.mjs";
import { ensureDatabase, startPostgres } from "./postgres.mjs";
import { dataDir, keptSecrets, occupy } from "./settings.mjs";

const sentence = (error) => (error instanceof Error ? error.message : String(error));

async function assertPortFree(port) {
  const probe = createServer();
  await new Promise((done, fail) => probe.once("error", fail).listen(port, done)).catch((error) => {
    throw new Error(
      error.code === "EADDRINUSE"
        ? `Port ${port} is taken: stop what uses it, or set PORT to another.`
        : sentence(error),
    );
  });
  await new Promise((done) => probe.close(done));
}

/** The environment of the processes: what was set, completed for an installation on one machine. */
async function environment(embedded) {
  const port = process.env.PORT || "3000";
  const base = { NEXT_TELEMETRY_DISABLED: "1", PORT: port, APP_URL: `http://localhost:${port}`, DATA_DIR: dataDir() };
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  if (!embedded) return { ...base, ...given };
  return { ...base, ...keptSecrets(), ...given, DATABASE_URL: embedded.url() };
}

async function reach(url) {
  try {
    await ensureDatabase(url);
  } catch (error) {
    const { host, pathname } = new URL(url);
    // A managed database often forbids looking at "postgres"; then the migration itself will tell.
    if (
      error.code === "ECONNREFUSED" ||
      error.code === "ENOTFOUND" ||
      error.code === "ETIMEDOUT" ||
      error.code === "28P01"
    ) {
      throw new Error(`DATABASE_URL cannot be reached (${host}${pathname}): ${sentence(error)}`);
    }
  }
}

/**
 * `processes` are [file, options] run one after the other, each until it says it is ready (or, with `once`, has ended).
 * Resolves when all stand; Ctrl-C, or the end of any of them, stops everything, the database last.
 */
export async function supervise({ processes, onReady }) {
  let release = () => {};
  let postgres = null;
  const children = [];
  let ending = null;
  const end = (code, reason) => {
    ending ??= (async () => {
      if (reason) console.error(reason);
      await Promise.all(
        children.map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          const gone = new Promise((done) => child.once("exit", done));
          child.kill("SIGTERM");
          const patience = setTimeout(() => child.kill("SIGKILL"), 15_000);
          await gone;
          clearTimeout(patience);
        }),
      );
      await postgres?.stop();
      release();
      process.exit(code);
    })();
    return ending;
  };
  process.on("SIGINT", () => end(0, "\nStopping…"));
  process.on("SIGTERM", () => end(0));
  process.on("SIGHUP", () => end(0));

  try {
    release = occupy();
    await assertPortFree(Number(process.env.PORT || 3000));
    const external = process.env.DATABASE_URL;
    if (!external) {
      console.log("Starting the embedded Postgres…");
      postgres = await startPostgres(join(dataDir(), "postgres"));
      postgres.process.once("exit", () =>
        end(1, "The embedded Postgres ended; start again, nothing that was saved is lost."),
      );
    }
    const env = await environment(postgres);
    await reach(env.DATABASE_URL);
    const applied = await migrate(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL);
    if (applied.length > 0) console.log(`Applied ${applied.length} migration${applied.length === 1 ? "" : "s"}.`);
    for (const { file, args = [], execArgv = [], once = false, extra = {} } of processes) {
      if (ending) return;
      const child = fork(file, args, { env: { ...env, ...extra }, execArgv, stdio: "inherit", detached: true });
      children.push(child);
      await new Promise((ready, fail) => {
        child.once("message", () => once || ready());
        child.once("exit", (code) => (once && code === 0 ? ready() : fail(new Error(`${file} ended.`))));
      });
      if (!once)
        child.once("exit", (code) => end(code || 1, `A process ended by itself (${file.split("/").pop()}): stopping.`));
    }
    await onReady(env);
  } catch (error) {
    await end(1, sentence(error));
  }
}
