// Brings up the database and the processes over it, and takes all of it down again.
import { fork } from "node:child_process";
import { createServer } from "node:net";
import { basename, join } from "node:path";
import { migrate } from "./migrations.mjs";
import { ensureDatabase, startPostgres } from "./postgres.mjs";
import { dataDir, keptSecrets, occupy } from "./settings.mjs";

/** A refused connection to a name with several addresses comes as a bundle without a message of its own. */
const sentence = (error) => error?.message || error?.errors?.[0]?.message || String(error);

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** After a start that was cut off, its server may need a moment to see that it is alone and go. */
async function assertPortFree(port, patience) {
  for (const until = Date.now() + patience; ; await pause(200)) {
    const probe = createServer();
    const error = await new Promise((done) => probe.once("error", done).listen(port, () => probe.close(() => done())));
    if (!error) return;
    if (error.code !== "EADDRINUSE") throw error;
    if (Date.now() >= until) throw new Error(`Port ${port} is taken: stop what uses it, or set PORT to another.`);
  }
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
  if (!URL.canParse(url))
    throw new Error("DATABASE_URL is not an address such as postgresql://user:password@host/name.");
  try {
    await ensureDatabase(url);
  } catch (error) {
    // A managed database often forbids looking at "postgres"; then the migration itself will tell.
    const answered = /^[0-9A-Z]{5}$/.test(error.code ?? "") && !error.code.startsWith("28");
    if (answered) return;
    const { host, pathname } = new URL(url);
    throw new Error(`DATABASE_URL cannot be reached (${host}${pathname}): ${sentence(error)}`);
  }
}

/**
 * `processes` run one after the other, each until it says it is ready (or, with `once`, has ended).
 * Resolves when all stand; Ctrl-C, or the end of any of them, stops everything, the database last.
 */
export async function supervise({ processes, onReady }) {
  let release = () => {};
  let starting = null;
  let migrating = null;
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
      await Promise.race([migrating?.catch(() => {}), pause(15_000)]);
      const postgres = await starting?.catch(() => null);
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
    const place = occupy();
    release = place.release;
    await assertPortFree(Number(process.env.PORT || 3000), place.cutOff ? 15_000 : 0);
    if (!process.env.DATABASE_URL) {
      console.log("Starting the embedded Postgres…");
      starting = startPostgres(join(dataDir(), "postgres"));
      (await starting).process.once("exit", () =>
        end(1, "The embedded Postgres ended; start again, nothing that was saved is lost."),
      );
    }
    const env = await environment(await starting);
    await reach(env.DATABASE_URL);
    migrating = migrate(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL);
    const applied = await migrating;
    if (applied.length > 0) console.log(`Applied ${applied.length} migration${applied.length === 1 ? "" : "s"}.`);
    for (const { file, args = [], execArgv = [], once = false, extra = {} } of processes) {
      if (ending) return;
      const child = fork(file, args, { env: { ...env, ...extra }, execArgv, stdio: "inherit", detached: true });
      children.push(child);
      await new Promise((ready, fail) => {
        child.once("message", () => once || ready());
        // Code 1 means that the process has said why.
        child.once("exit", (code) =>
          once && code === 0 ? ready() : fail(code === 1 ? null : new Error(`${basename(file)} ended.`)),
        );
      });
      if (!once)
        child.once("exit", (code) => end(code || 1, `A process ended by itself (${basename(file)}): stopping.`));
    }
    await onReady(env);
  } catch (error) {
    await end(1, error && sentence(error));
  }
}
