import { pool } from "@/lib/core/db";

export type Readiness = { ready: boolean; checks: { database: boolean; migrations: boolean } };

/** Whether this process can do its work: the database answers and no migration failed or is half done. */
export async function readiness(): Promise<Readiness> {
  try {
    const { rows } = await pool().query<{ unfinished: number }>(
      "SELECT count(*)::int AS unfinished FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL",
    );
    const migrations = rows[0]?.unfinished === 0;
    return { ready: migrations, checks: { database: true, migrations } };
  } catch {
    return { ready: false, checks: { database: false, migrations: false } };
  }
}
