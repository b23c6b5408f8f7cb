import type { Client } from "pg";
import { pause } from "@/soak/process";

/** Runs started by events, and others that are late, in the engine's own tables. Scheduled runs never end. */
const runs = `(SELECT count(*) FROM background_run WHERE status = 'active'
  AND (event_seq IS NOT NULL OR due_at < now() - interval '30 seconds'))`;

/** Deliveries that an event should have and that do not exist yet, in either engine. */
const unmade = `(SELECT count(*) FROM event e JOIN webhook_endpoint w ON w.project_id = e.project_id AND e.type = ANY (w.events)
  AND w.created_at <= e.created_at WHERE NOT EXISTS (SELECT FROM webhook_delivery d
    WHERE d.project_id = e.project_id AND d.endpoint_id = w.id AND d.event_id = e.id))`;

/** What is still in progress: deliveries, events, holds, unpaid deposits, background runs. */
const underWay = `SELECT (SELECT count(*) FROM webhook_delivery WHERE due_at IS NOT NULL)
  + (SELECT count(*) FROM event WHERE published_at IS NULL)
  + (SELECT count(*) FROM booking WHERE status IN ('held', 'pending_payment')) + ${unmade} + ${runs} AS n`;

const isQuiet = async (database: Client, text: string): Promise<boolean> =>
  Number((await database.query(text)).rows[0].n) === 0;

/**
 * Works on a snapshot in which nothing was in progress, whatever begins afterwards, such as a due notice. If there is none
 * before the timeout, `quiet` is false and it gets the last snapshot.
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
