import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { freePort } from "@/scripts/postgres.mjs";
import { patiently } from "@/soak/process";

const answers = (port: number): Promise<void> =>
  new Promise((done, fail) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      done();
    });
    socket.once("error", fail);
  });

/** PgBouncer in transaction mode: two statements of one client may use two connections. */
export async function startPooler(file: string, folder: string, target: URL, log: number) {
  const port = await freePort();
  const own = join(folder, "pooler");
  mkdirSync(own, { mode: 0o755 });
  const name = decodeURIComponent(target.pathname.slice(1));
  const settings = [
    "[databases]",
    `${name} = host=127.0.0.1 port=${target.port} dbname=${name}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "pool_mode = transaction",
    "default_pool_size = 20",
    "max_client_conn = 300",
    // The default of 15 seconds would block logins for that long after the database was killed.
    "server_login_retry = 1",
    "ignore_startup_parameters = extra_float_digits",
    "auth_type = scram-sha-256",
    `auth_file = ${join(own, "users")}`,
    "log_connections = 0",
    "log_disconnections = 0",
  ];
  writeFileSync(join(own, "settings.ini"), `${settings.join("\n")}\n`);
  writeFileSync(join(own, "users"), `"${target.username}" "${decodeURIComponent(target.password)}"\n`);
  const asRoot = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
  let child: ChildProcess;
  process.once("exit", () => child?.kill("SIGKILL"));
  const start = async () => {
    child = spawn(file, [...asRoot, join(own, "settings.ini")], { stdio: ["ignore", log, log] });
    await patiently(() => answers(port));
  };
  const end = async (signal: NodeJS.Signals) => {
    const gone = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await gone;
  };
  await start();
  const url = new URL(target);
  url.port = String(port);
  return {
    url: url.href,
    async kill() {
      await end("SIGKILL");
      await start();
    },
    stop: () => end("SIGKILL"),
  };
}
