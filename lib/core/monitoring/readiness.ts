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

/** Real writes to disk: a full disk still answers reads. An outage of S3 is not a reason to stop this process. */
async function tryWrites(): Promise<Pick<Checks, "writes" | "files">> {
  const row = "INSERT INTO readiness_probe (id, at) VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET at = EXCLUDED.at";
  const [writes, files] = await Promise.all([
    works(pool().query(row)),
    env().S3_BUCKET !== undefined || works(storage().put("readiness/probe", Buffer.from("ready\n"), "text/plain")),
  ]);
  return { writes, files };
}

const writeEvery = 1000;

/** Unauthenticated, so however many ask, it writes once a second. */
function writable(): ReturnType<typeof tryWrites> {
  const begin = () => ({ at: performance.now(), found: tryWrites() });
  const last = singleton("readiness", begin);
  if (performance.now() - last.at >= writeEvery) Object.assign(last, begin());
  return last.found;
}

/**
 * Whether the service can work: the database answers and takes writes, files can be stored, no migration failed or is
 * unfinished, and a worker with a relay was active a moment ago.
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
