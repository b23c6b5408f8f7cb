// Starts the database and the processes over it, keeps them running, and stops all of it.
import "./output.mjs";
import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { basename, join } from "node:path";
import { root } from "./install.mjs";
import { keepUp } from "./keep-up.mjs";
import { occupy } from "./occupy.mjs";
import { startPostgres } from "./postgres.mjs";
import { dataDir, keptSecrets } from "./settings.mjs";

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** After a crashed start, its server may need a moment to notice and exit. */
async function assertPortFree(port, patience) {
  const host = process.env.HOST || "127.0.0.1";
  for (const until = Date.now() + patience; ; await pause(200)) {
    const probe = createServer();
    const error = await new Promise((done) =>
      probe.once("error", done).listen(port, host, () => probe.close(() => done())),
    );
    if (!error) return;
    if (error.code === "EACCES") throw error;
    if (error.code !== "EADDRINUSE") throw new Error(`HOST is no address of this machine: ${host}.`);
    if (Date.now() >= until) throw new Error(`Port ${port} is taken: stop what uses it, or set PORT to another.`);
  }
}

/** The environment of the processes: what was set, completed for an installation on one machine. */
function environment(secrets) {
  const port = process.env.PORT || "3000";
  const base = { NEXT_TELEMETRY_DISABLED: "1", PORT: port, APP_URL: `http://localhost:${port}`, DATA_DIR: dataDir() };
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  return { ...base, ...secrets, ...given };
}

/**
 * Prepares the database while `build` runs, if there is one; then runs `first`, one after the other, and `processes`, all at
 * once. Resolves when each of these has said that it is ready. From then on one that ends by itself is started again, the
 * database too; Ctrl-C, or one that ends again and again, stops everything, the database last.
 */
export async function supervise({ build, first = [], processes, onReady }) {
  let release = () => {};
  let starting = null;
  const children = new Set();
  let ending = null;
  const isEnding = () => ending !== null;
  const end = (code, reason) => {
    ending ??= (async () => {
      if (reason) console.error(reason);
      await Promise.all(
        [...children].map(async (child) => {
          const gone = new Promise((done) => child.once("exit", done));
          child.kill("SIGTERM");
          const patience = setTimeout(() => child.kill("SIGKILL"), 15_000);
          await gone;
          clearTimeout(patience);
        }),
      );
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
  const kept = (name, launch) => keepUp({ name, launch, isEnding, giveUp: (reason) => end(1, reason) });

  /** At the same address, which the processes know. A killed one may need a moment to exit. */
  async function launchPostgres() {
    const before = await starting;
    // Never a new cluster in place of one that was in use.
    if (before && !existsSync(join(dataDir(), "postgres", "cluster"))) throw new Error("its folder gone");
    const until = Date.now() + (before ? 8000 : 0);
    const start = () =>
      startPostgres(join(dataDir(), "postgres"), { port: before?.port }).catch(async (error) => {
        if (Date.now() >= until || isEnding()) throw error;
        await pause(200);
        return start();
      });
    const started = start();
    starting = started.catch(() => before);
    return (await started).process;
  }

  /** Resolves once the process is ready or, with `once`, has ended well. */
  const launch = ({ file, args = [], execArgv = [], once = false, extra = {}, onMessage = () => {} }, env) =>
    new Promise((ready, fail) => {
      if (ending) return; // What is stopping starts nothing more.
      const child = fork(file, args, { env: { ...env, ...extra }, execArgv, stdio: "inherit", detached: true });
      children.add(child);
      child.once("message", (message) => {
        onMessage(message);
        if (!once) ready(child);
      });
      child.once("exit", (code, signal) => {
        children.delete(child);
        if (once && code === 0) ready(child);
        // Code 1 means that the process has said why.
        else fail(Object.assign(new Error(`${basename(file)} ended.`), { how: signal ?? code, told: code === 1 }));
      });
    });
  const runOnce = (spec, env) => launch({ ...spec, once: true }, env);

  /** Completes `env` by the address at which the service finds its database. */
  async function prepareDatabase(env) {
    const embedded = !env.DATABASE_URL;
    if (embedded) {
      console.log("Starting the embedded Postgres…");
      await kept("The embedded Postgres", launchPostgres);
    }
    const spec = {
      file: join(root, "scripts", "prepare-database.mjs"),
      args: embedded ? ["--embedded"] : [],
      onMessage: ({ url }) => Object.assign(env, { DATABASE_URL: url }),
    };
    await runOnce(spec, embedded ? { ...env, DATABASE_URL: (await starting).url() } : env);
  }

  try {
    const place = occupy();
    release = place.release;
    await assertPortFree(Number(process.env.PORT || 3000), place.cutOff ? 60_000 : 0);
    const env = environment(process.env.DATABASE_URL ? {} : keptSecrets());
    let bundled = () => {};
    const isBundled = build ? new Promise((done) => (bundled = done)) : null;
    const prepare = async () => {
      await Promise.all([isBundled, prepareDatabase(env)]);
      for (const spec of first) await runOnce(spec, env);
    };
    await Promise.all([build && runOnce({ file: build, onMessage: bundled }, process.env), prepare()]);
    await Promise.all(processes.map((spec) => kept(basename(spec.file), () => launch(spec, env))));
    await onReady(env);
  } catch (error) {
    await end(1, error?.told ? null : (error?.message ?? String(error)));
  }
}
