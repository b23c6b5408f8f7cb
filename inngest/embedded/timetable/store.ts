import { insertRuns, type NewRun } from "@/inngest/embedded/store";
import { pool } from "@/lib/core/db";

export type Due = { function_id: string; cron: string; next_at: Date };

/** Notes timetables that are new and forgets those that no function has any more. */
export async function keepTimetables(wanted: readonly Due[]): Promise<void> {
  const keys = wanted.map(({ function_id, cron }) => `${function_id} ${cron}`);
  await pool().query("DELETE FROM background_schedule WHERE NOT (function_id || ' ' || cron = ANY ($1))", [keys]);
  await pool().query(
    `INSERT INTO background_schedule (function_id, cron, next_at)
     SELECT * FROM unnest($1::text[], $2::text[], $3::timestamptz[]) ON CONFLICT DO NOTHING`,
    [wanted.map((each) => each.function_id), wanted.map((each) => each.cron), wanted.map((each) => each.next_at)],
  );
}

/** Starts what is due and moves each timetable to its next time, in one transaction, so that it starts once. */
export async function startDue(plan: (due: Due) => { run: NewRun; next: Date | null } | null): Promise<number> {
  const client = await pool().connect();
  try {
    await client.query("BEGIN");
    const { rows } = await client.query<Due>(
      "SELECT function_id, cron, next_at FROM background_schedule WHERE next_at <= now() FOR UPDATE SKIP LOCKED",
    );
    for (const due of rows) {
      const planned = plan(due);
      if (!planned) continue;
      await insertRuns(client, [planned.run]);
      await client.query(
        "UPDATE background_schedule SET next_at = coalesce($3::timestamptz, 'infinity') WHERE function_id = $1 AND cron = $2",
        [due.function_id, due.cron, planned.next],
      );
    }
    await client.query("COMMIT");
    return rows.length;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
