import type { Client } from "pg";
import { pause } from "@/soak/process";

/** The background's own work that is late: where the engine keeps its runs. */
const late = "(SELECT count(*) FROM background_run WHERE status = 'active' AND due_at < now() - interval '30 seconds')";

/** What still moves: deliveries, events, holds, deposits that nobody pays, the background's own work. */
const underWay = `SELECT (SELECT count(*) FROM webhook_delivery WHERE due_at IS NOT NULL)
  + (SELECT count(*) FROM event WHERE published_at IS NULL)
  + (SELECT count(*) FROM booking WHERE status IN ('held', 'pending_payment')) + ${late} AS n`;

const isQuiet = async (database: Client, text: string): Promise<boolean> =>
  Number((await database.query(text)).rows[0].n) === 0;

/**
 * Works on a moment in which nothing was under way, and sees that moment alone, whatever begins afterwards, such as a notice
 * whose time has come. Without one after all patience, `quiet` is false and the last moment is what it sees.
 */
export async function whenQuiet<T>(
  database: Client,
  patienceMs: number,
  work: (quiet: boolean) => Promise<T>,
  engine: Client | null = null,
): Promise<T> {
  for (const by = performance.now() + patienceMs; ; await pause(500)) {
    await database.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    try {
      const quiet = (await isQuiet(database, underWay)) && (!engine || (await isQuiet(engine, `SELECT ${late} AS n`)));
      if (quiet || performance.now() > by) return await work(quiet);
    } finally {
      await database.query("ROLLBACK");
    }
  }
}
