import { pool } from "@/lib/core/db";

const affected = async (text: string, values: unknown[]): Promise<number> =>
  (await pool().query(text, values)).rowCount ?? 0;

export const deleteIdempotencyRecords = (hours: number, most: number): Promise<number> =>
  affected(
    `DELETE FROM idempotency_record WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM idempotency_record WHERE created_at < now() - $1 * interval '1 hour' LIMIT $2))`,
    [hours, most],
  );

export const deleteRuns = (days: { completed: number; others: number }, most: number): Promise<number> =>
  affected(
    `DELETE FROM background_run WHERE id = ANY (ARRAY(
       SELECT id FROM background_run WHERE finished_at IS NOT NULL AND finished_at <
         now() - (CASE WHEN status = 'completed' THEN $1::int ELSE $2::int END) * interval '1 day'
       ORDER BY finished_at LIMIT $3))`,
    [days.completed, days.others, most],
  );

/** Ends runs that have been due for days while others ran: no worker has their function any more. */
export const abandonRuns = (days: number, most: number): Promise<number> =>
  affected(
    `UPDATE background_run SET status = 'cancelled', finished_at = now(), worker = NULL,
       error = '{"name": "Abandoned", "message": "No worker knows this function any more."}'
     WHERE id = ANY (ARRAY(
       SELECT id FROM background_run WHERE status = 'active' AND due_at < now() - $1 * interval '1 day' LIMIT $2))`,
    [days, most],
  );

/** Looks at the oldest rows alone, by the primary key: no index on the time is needed. */
export const deleteEvents = (days: number, most: number): Promise<number> =>
  affected(
    `DELETE FROM event WHERE published_at < now() - $1 * interval '1 day'
       AND seq = ANY (ARRAY(SELECT seq FROM event ORDER BY seq LIMIT $2))`,
    [days, most],
  );

/** Links that set a password, and offers of a seat that nobody took: an expired one opens nothing. */
export const deletePasswordResets = (most: number): Promise<number> =>
  affected(
    `DELETE FROM password_reset WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM password_reset WHERE expires_at < now() LIMIT $1))`,
    [most],
  );

export const deleteInvites = (days: number, most: number): Promise<number> =>
  affected(
    `DELETE FROM invite WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM invite WHERE accepted_at IS NULL AND expires_at < now() - $1 * interval '1 day' LIMIT $2))`,
    [days, most],
  );

/** Tokens of chat visitors who stayed away; the conversation stays. */
export const deleteVisits = (most: number): Promise<number> =>
  affected(
    `DELETE FROM webchat_session WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM webchat_session WHERE expires_at < now() LIMIT $1))`,
    [most],
  );

/** A missing bucket is a full one, and one unused for this long has refilled. */
export const deleteBuckets = (hours: number, most: number): Promise<number> =>
  affected(
    `DELETE FROM rate_bucket WHERE id = ANY (ARRAY(
       SELECT id FROM rate_bucket WHERE updated_at < now() - $1 * interval '1 hour' LIMIT $2 FOR UPDATE SKIP LOCKED))`,
    [hours, most],
  );

/** Changes of busy times; what a process has seen is compared with them for five minutes. */
export const deleteBusyChanges = (hours: number, most: number): Promise<number> =>
  affected(
    `DELETE FROM busy_change WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM busy_change WHERE at < now() - $1 * interval '1 hour' LIMIT $2))`,
    [hours, most],
  );
