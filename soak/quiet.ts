import type { Client } from "pg";
import { pause } from "@/soak/process";

/** Runs that an event started, and others that are late: where the engine keeps them. Timetables run on for ever. */
const runs = `(SELECT count(*) FROM background_run WHERE status = 'active'
  AND (event_seq IS NOT NULL OR due_at < now() - interval '30 seconds'))`;

/** Deliveries that an event should have and that nobody has made yet, whichever engine will. */
const unmade = `(SELECT count(*) FROM event e JOIN webhook_endpoint w ON w.project_id = e.project_id AND e.type = ANY (w.events)
  AND w.created_at <= e.created_at WHERE NOT EXISTS (SELECT FROM webhook_delivery d
    WHERE d.project_id = e.project_id AND d.endpoint_id = w.id AND d.event_id = e.id))`;

/** What still moves: deliveries, events, holds, deposits that nobody pays, the background's own work. */
const underWay = `SELECT (SELECT count(*) FROM webhook_delivery WHERE due_at IS NOT NULL)
  + (SELECT count(*) FROM event WHERE published_at IS NULL)
  + (SELECT count(*) FROM booking WHERE status IN ('held', 'pending_payment')) + ${unmade} + ${runs} AS n`;

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
      const quiet = (await isQuiet(database, underWay)) && (!engine || (await isQuiet(engine, `SELECT ${runs} AS n`)));
      if (quiet || performance.now() > by) return await work(quiet);
    } finally {
      await database.query("ROLLBACK");
    }
  }
}
