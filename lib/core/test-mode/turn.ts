import pg from "pg";
import { env } from "@/lib/core/env";

/**
 * Runs `work` while nobody else, in any process, has the turn of this name. The lock is a session's, on a connection of its
 * own: the work takes many transactions. Null where another has the turn and `wait` is false.
 */
export async function holdTurn<T>(name: string, wait: boolean, work: () => Promise<T>): Promise<T | null> {
  const client = new pg.Client({ connectionString: env().DATABASE_DIRECT_URL ?? env().DATABASE_URL });
  client.on("error", () => {});
  await client.connect();
  try {
    const ask = wait
      ? "SELECT true AS mine FROM pg_advisory_lock(hashtextextended($1, 0))"
      : "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS mine";
    const { rows } = await client.query<{ mine: boolean }>(ask, [name]);
    return rows[0]?.mine ? await work() : null;
  } finally {
    await client.end().catch(() => {});
  }
}
