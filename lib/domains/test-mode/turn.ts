import pg from "pg";
import { env } from "@/lib/core/env";
import { inTwin } from "@/lib/core/test-mode/twin";
import { type KnownTwin, twinById } from "@/lib/domains/test-mode/store";

const nameOf = (twin: string): string => `turn ${twin}`;

/**
 * Runs `work` in a twin while nobody else lets things happen there. The lock is a session's, on a connection of its own: what
 * happens meanwhile takes many transactions. Null where another has the turn and `wait` is false.
 */
export async function inTurn<T>(twin: string, wait: boolean, work: (twin: KnownTwin) => Promise<T>): Promise<T | null> {
  const client = new pg.Client({ connectionString: env().DATABASE_DIRECT_URL ?? env().DATABASE_URL });
  client.on("error", () => {});
  await client.connect();
  try {
    const ask = wait
      ? "SELECT true AS mine FROM pg_advisory_lock(hashtextextended($1, 0))"
      : "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS mine";
    const { rows } = await client.query<{ mine: boolean }>(ask, [nameOf(twin)]);
    if (!rows[0]?.mine) return null;
    // Read with the lock held: whoever had it may have moved the clock.
    const known = await twinById(twin);
    return known && (await inTwin(known, () => work(known)));
  } finally {
    await client.end().catch(() => {});
  }
}
