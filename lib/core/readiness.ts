import { pool } from "@/lib/core/db";

export type Readiness = { ready: boolean; checks: { database: boolean; migrations: boolean; executor: boolean } };

/**
 * Whether the service can do its work: the database answers, no migration failed or is half done, and a worker that
 * hands events on has been seen a moment ago.
 */
export async function readiness(): Promise<Readiness> {
  try {
    const { rows } = await pool().query<{ migrations: boolean; executor: boolean }>(`
      SELECT NOT EXISTS (SELECT 1 FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL) AS migrations,
        EXISTS (SELECT 1 FROM background_worker WHERE seen_at > now() - interval '30 seconds') AS executor`);
    const { migrations = false, executor = false } = rows[0] ?? {};
    return { ready: migrations && executor, checks: { database: true, migrations, executor } };
  } catch {
    return { ready: false, checks: { database: false, migrations: false, executor: false } };
  }
}
