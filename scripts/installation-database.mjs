// For commands beside a running service: where its database is, and the secrets that go with it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { alive } from "./other-process.mjs";
import { servesFolder, startPostgres } from "./postgres.mjs";
import { dataDir, keptSecrets, occupy } from "./settings.mjs";

const given = () => Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));

/** The embedded server that a start of ours keeps up at this moment, by what it wrote itself. */
function runningUrl() {
  const folder = join(dataDir(), "postgres");
  const cluster = join(folder, "cluster");
  const lock = join(cluster, "postmaster.pid");
  const [pid, , , port] = existsSync(lock) ? readFileSync(lock, "utf8").split("\n") : [];
  if (!port || !alive(Number(pid)) || servesFolder(Number(pid), cluster) === false) return null;
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
