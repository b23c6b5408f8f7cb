import { pool } from "@/lib/core/db";

// The installation as a whole: counts of rows, and nothing of what is in them.

export type Backlog = {
  outbox_rows: number;
  outbox_lag: number;
  webhooks_pending: number;
  webhooks_failed: number;
  messages_pending: number;
  messages_lag: number;
  runs_due: number;
  runs_held: number;
  runs_waiting: number;
  runs_oldest_shared: number;
  runs_oldest_own: number;
  runs_failed: number;
  workers: number;
  models_resting: number;
};

export const poolState = (): { total: number; idle: number; waiting: number; most: number } => {
  const { totalCount, idleCount, waitingCount, options } = pool();
  return { total: totalCount, idle: idleCount, waiting: waitingCount, most: options.max };
};

/** Counted up to this many: a backlog must not make the query slow. */
const most = 100_000;

const counted = (table: string, where: string) =>
  `(SELECT count(*) FROM (SELECT 1 FROM ${table} WHERE ${where} LIMIT ${most}) AS found)::float8`;
const age = (column: string, table: string, where: string, order: string) =>
  `coalesce((SELECT greatest(extract(epoch FROM now() - ${column}), 0) FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT 1), 0)::float8`;

const unheld = "status = 'active' AND worker IS NULL";
/** Functions with their own limit: a run that waits for its turn is not late. */
const limited = "ARRAY(SELECT id FROM background_function WHERE places IS NOT NULL)";

/** Each part reads an index that holds only what still waits. */
export async function readBacklog(): Promise<Backlog> {
  const { rows } = await pool().query<Backlog>(`SELECT
    ${counted("event", "published_at IS NULL")} AS outbox_rows,
    ${age("created_at", "event", "published_at IS NULL", "seq")} AS outbox_lag,
    ${counted("webhook_delivery", "due_at IS NOT NULL")} AS webhooks_pending,
    ${counted("webhook_delivery", "status = 'failed' AND created_at > now() - interval '1 day'")} AS webhooks_failed,
    ${counted("message", "due_at IS NOT NULL")} AS messages_pending,
    ${age("due_at", "message", "due_at IS NOT NULL", "due_at")} AS messages_lag,
    ${counted("background_run", "status = 'active' AND due_at <= now() AND worker IS NULL")} AS runs_due,
    ${counted("background_run", "status = 'active' AND worker IS NOT NULL")} AS runs_held,
    ${counted("background_run", "status = 'active' AND due_at > now() AND worker IS NULL")} AS runs_waiting,
    ${age("due_at", "background_run", `${unheld} AND function_id <> ALL (${limited})`, "due_at")} AS runs_oldest_shared,
    ${age("due_at", "background_run", `${unheld} AND function_id = ANY (${limited})`, "due_at")} AS runs_oldest_own,
    ${counted("background_run", "status = 'failed' AND finished_at > now() - interval '1 hour'")} AS runs_failed,
    ${counted("background_worker", "seen_at > now() - interval '30 seconds'")} AS workers,
    ${counted("ai_rest", "since IS NOT NULL")} AS models_resting`);
  return rows[0] as Backlog;
}
