// For commands beside a running service: where its database is, and the secrets that go with it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "./postgres.mjs";
import { dataDir, keptSecrets, occupy } from "./settings.mjs";

const given = () => Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));

/** The embedded server that a start of ours keeps up at this moment, by what it wrote itself. */
function runningUrl() {
  const folder = join(dataDir(), "postgres");
  const [pid, , , port] = existsSync(join(folder, "cluster", "postmaster.pid"))
    ? readFileSync(join(folder, "cluster", "postmaster.pid"), "utf8").split("\n")
    : [];
  if (!port) return null;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (error.code !== "EPERM") return null;
  }
  const password = readFileSync(join(folder, "password"), "utf8");
  return `postgresql://turnero:${password}@127.0.0.1:${port}/turnero`;
}

/** Calls `work` with the installation's environment: DATABASE_URL as set, or the embedded server, started if need be. */
export async function withInstallation(work) {
  if (process.env.DATABASE_URL) {
    const env = given();
    return work({ ...env, DATABASE_URL: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL });
  }
  const running = runningUrl();
  const about = { DATA_DIR: dataDir(), ...keptSecrets(), ...given() };
  if (running) return work({ ...about, DATABASE_URL: running });
  const place = occupy();
  let postgres = null;
  try {
    postgres = await startPostgres(join(dataDir(), "postgres"));
    return await work({ ...about, DATABASE_URL: postgres.url() });
  } finally {
    await postgres?.stop();
    place.release();
  }
}
