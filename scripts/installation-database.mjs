// For commands beside a running service: its database, and the secrets that go with it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { occupy } from "./occupy.mjs";
import { alive } from "./other-process.mjs";
import { servesFolder, startPostgres } from "./postgres.mjs";
import { giveToService } from "./service-role.mjs";
import { dataDir, keptSecrets } from "./settings.mjs";

const given = () => Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));

/** The running embedded server, by its own files. */
function runningUrl() {
  const folder = join(dataDir(), "postgres");
  const cluster = join(folder, "cluster");
  const lock = join(cluster, "postmaster.pid");
  const [pid, , , port] = existsSync(lock) ? readFileSync(lock, "utf8").split("\n") : [];
  if (!port || !alive(Number(pid)) || servesFolder(Number(pid), cluster) === false) return null;
  const password = readFileSync(join(folder, "password"), "utf8");
  return `postgresql://turnero:${password}@127.0.0.1:${port}/turnero`;
}

/**
 * Calls `work` with the installation's environment: DATABASE_URL as set, or the embedded server's administrator, started
 * if necessary. A backup needs no `secrets`, and must be possible where they are lost.
 */
export async function withInstallation(work, { secrets = false } = {}) {
  if (process.env.DATABASE_URL) {
    const env = given();
    return work({ ...env, DATABASE_URL: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL });
  }
  const isNew = () => !existsSync(join(dataDir(), "postgres", "cluster"));
  const over = async (DATABASE_URL) => {
    const kept = secrets ? keptSecrets() : {};
    const result = await work({ DATA_DIR: dataDir(), ...kept, ...given(), DATABASE_URL });
    await giveToService(DATABASE_URL);
    return result;
  };
  const running = runningUrl();
  if (running) return over(running);
  const place = occupy();
  let postgres = null;
  try {
    if (secrets || isNew()) keptSecrets();
    postgres = await startPostgres(join(dataDir(), "postgres"));
    return await over(postgres.url());
  } finally {
    await postgres?.stop();
    place.release();
  }
}
