import { pool } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { singleton } from "@/lib/core/singleton";
import { storage } from "@/lib/core/storage/storage";

type Checks = { database: boolean; writes: boolean; files: boolean; migrations: boolean; executor: boolean };
export type Readiness = { ready: boolean; checks: Checks };

const works = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** Real writes, to the disk: a full one still answers every question. A bucket's trouble is not this process's to stop for. */
async function tryWrites(): Promise<Pick<Checks, "writes" | "files">> {
  const row = "INSERT INTO readiness_probe (id, at) VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET at = EXCLUDED.at";
  const [writes, files] = await Promise.all([
    works(pool().query(row)),
    env().S3_BUCKET !== undefined || works(storage().put("readiness/probe", Buffer.from("ready\n"), "text/plain")),
  ]);
  return { writes, files };
}

const writeEvery = 1000;

/** Anybody may ask, so that however many do, one writes, once a second. */
function writable(): ReturnType<typeof tryWrites> {
  const begin = () => ({ at: performance.now(), found: tryWrites() });
  const last = singleton("readiness", begin);
  if (performance.now() - last.at >= writeEvery) Object.assign(last, begin());
  return last.found;
}

/**
 * Whether the service can do its work: the database answers and takes writes, files have room, no migration failed or is half
 * done, and a worker that hands events on has been seen a moment ago.
 */
export async function readiness(): Promise<Readiness> {
  const { writes, files } = await writable();
  try {
    const { rows } = await pool().query<{ migrations: boolean; executor: boolean }>(`
      SELECT NOT EXISTS (SELECT 1 FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL) AS migrations,
        EXISTS (SELECT 1 FROM background_worker WHERE seen_at > now() - interval '30 seconds') AS executor`);
    const { migrations = false, executor = false } = rows[0] ?? {};
    const checks = { database: true, writes, files, migrations, executor };
    return { ready: Object.values(checks).every(Boolean), checks };
  } catch {
    return { ready: false, checks: { database: false, writes: false, files, migrations: false, executor: false } };
  }
}
