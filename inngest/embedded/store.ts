import type pg from "pg";
import type { Place } from "@/inngest/embedded/limits";
import type { Failure, FunctionEvent } from "@/inngest/embedded/protocol";
import { pool } from "@/lib/core/db";

/** A run leased by this worker. Every write checks the lease and has no effect once another worker took over. */
export type Run = {
  id: string;
  function_id: string;
  project_id: string | null;
  events: FunctionEvent[];
  attempt: number;
  /** How often a worker died during it since its last progress. */
  unfinished: number;
  lease: number;
};

export type Step = {
  id: string;
  name: string;
  kind: "run" | "sleep";
  status: "planned" | "done" | "failed";
  attempt: number;
  due_at: Date | null;
  data: unknown;
  error: Failure | null;
  position: number | null;
};

export type NewRun = {
  id: string;
  function_id: string;
  project_id: string | null;
  event_id: string;
  event_name: string;
  event_seq: string | null;
  events: FunctionEvent[];
};

/** Another worker has taken the run over, or it was cancelled: what was about to be written is dropped. */
export class LeaseLost extends Error {}

/** The relay's transaction. */
export type Client = pg.PoolClient;
type Queryable = pg.Pool | Client;

/** Postgres JSON cannot hold NUL; the whole text is searched, which is several times faster than checking each value. */
function json(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = JSON.stringify(value);
  if (!text.includes("\\u0000")) return text;
  return JSON.stringify(value, (_key, item) => (typeof item === "string" ? item.replaceAll("\0", "") : item));
}

/** Makes runs; a function gets each event once. */
export async function insertRuns(client: Queryable, runs: readonly NewRun[]): Promise<void> {
  if (runs.length === 0) return;
  await client.query({
    name: "background_insert_runs",
    text: `
      INSERT INTO background_run (id, function_id, project_id, event_id, event_name, event_seq, events)
      SELECT id, function_id, project_id, event_id, event_name, event_seq, events
      FROM jsonb_to_recordset($1::jsonb) AS r(id text, function_id text, project_id text, event_id text,
        event_name text, event_seq bigint, events jsonb)
      ON CONFLICT (function_id, event_id) DO NOTHING`,
    values: [json(runs)],
  });
}

/** Ends the runs of a function that began before this event and, with a path, carry the same value there. */
export async function cancelRuns(
  client: Queryable,
  functionId: string,
  by: { seq: string; path: string[] | null; value: unknown },
): Promise<void> {
  await client.query({
    name: "background_cancel_runs",
    text: `
      UPDATE background_run SET status = 'cancelled', finished_at = now(), worker = NULL
      WHERE status = 'active' AND function_id = $1 AND (event_seq IS NULL OR event_seq < $2)
        AND ($3::text[] IS NULL OR events #> (ARRAY['0'] || $3::text[]) = $4::jsonb)`,
    values: [functionId, by.seq, by.path, json(by.value)],
  });
}

/** Either of these functions, or these very runs. */
export type Claim = { worker: string; leaseMs: number; most: number } & ({ functions: string[] } | { ids: string[] });

/** A due run that still has a worker was left unfinished by it. */
const unfinished = "unfinished + (worker IS NOT NULL)::int";
/** Unfinished this often, it may be what crashes its workers. */
export const suspicious = 2;
const unsuspected = `${unfinished} < ${suspicious}`;

const claimBy = (which: string): string => `
  UPDATE background_run SET lease = lease + 1, worker = $1, started_at = coalesce(started_at, now()),
    unfinished = ${unfinished}, due_at = now() + $2 * interval '1 millisecond'
  WHERE id = ANY (ARRAY(
    SELECT id FROM background_run WHERE status = 'active' AND due_at <= now() AND ${which}
    ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED))
  RETURNING id, function_id, project_id, events, attempt, unfinished, lease`;
const claimIds = claimBy("id = ANY ($3)");
const claimFunctions = claimBy(`function_id = ANY ($3) AND ${unsuspected}`);

/** Leases runs that are due and free, or whose worker died. Of suspects only the named ones. */
export async function claimRuns({ worker, leaseMs, most, ...which }: Claim): Promise<Run[]> {
  const { rows } = await pool().query<Run>(
    "ids" in which
      ? { name: "background_claim_ids", text: claimIds, values: [worker, leaseMs, which.ids, most] }
      : { name: "background_claim", text: claimFunctions, values: [worker, leaseMs, which.functions, most] },
  );
  return rows;
}

export type Waiting = Place & { id: string };

/**
 * The first due runs of each function, except of the groups in `without`. Pairs are compared as pairs, so that each
 * function's own range of the index is read, and not every due run when a function has none.
 */
export async function waitingRuns(functions: string[], without: string[], most = 100): Promise<Waiting[]> {
  const { rows } = await pool().query<Waiting>({
    name: "background_waiting",
    text: `
      SELECT r.id, f.id AS function_id, r.project_id FROM unnest($1::text[]) AS f(id) CROSS JOIN LATERAL (
        SELECT id, project_id, due_at FROM background_run
        WHERE status = 'active' AND (function_id, due_at) >= (f.id, '-infinity') AND (function_id, due_at) <= (f.id, now())
          AND f.id || ' ' || coalesce(project_id, '') <> ALL ($2) AND ${unsuspected}
        ORDER BY function_id, due_at LIMIT $3) r
      ORDER BY r.due_at`,
    values: [functions, without, most],
  });
  return rows;
}

/** Runs that left a worker dead twice. */
export async function waitingSuspects(functions: string[], most = 20): Promise<Waiting[]> {
  const { rows } = await pool().query<Waiting>({
    name: "background_suspects",
    text: `
      SELECT id, function_id, project_id FROM background_run
      WHERE status = 'active' AND unfinished > 0 AND due_at <= now() AND function_id = ANY ($1) AND NOT ${unsuspected}
      ORDER BY due_at LIMIT $2`,
    values: [functions, most],
  });
  return rows;
}

export async function loadSteps(run: Run): Promise<Step[]> {
  if (run.lease === 1) return []; // Nobody has held it before, so it has met no step.
  const { rows } = await pool().query<Step>({
    name: "background_load_steps",
    text: `SELECT id, name, kind, status, attempt, due_at, data, error, position FROM background_step
           WHERE run_id = $1 ORDER BY position NULLS LAST, id`,
    values: [run.id],
  });
  return rows;
}

/** Extends the lease of every run this worker holds. */
export async function renewLeases(held: readonly Run[], leaseMs: number): Promise<void> {
  await pool().query({
    name: "background_renew",
    text: `
      UPDATE background_run r SET due_at = now() + $3 * interval '1 millisecond'
      FROM unnest($1::text[], $2::int[]) AS h(id, lease)
      WHERE r.id = h.id AND r.lease = h.lease AND r.status = 'active' AND r.worker IS NOT NULL`,
    values: [held.map(({ id }) => id), held.map(({ lease }) => lease), leaseMs],
  });
}

async function fenced(run: Run, statement: { name: string; text: string; values: unknown[] }): Promise<void> {
  const { rowCount } = await pool().query(statement);
  if (rowCount === 0) throw new LeaseLost(run.id);
}

/** Saves steps; the run progressed, so its own attempts start again. */
export const saveSteps = (run: Run, steps: readonly Step[]): Promise<void> =>
  fenced(run, {
    name: "background_save_steps",
    text: `
      WITH held AS (
        UPDATE background_run SET attempt = 0, unfinished = 0
        WHERE id = $1 AND lease = $2 AND status = 'active' RETURNING id)
      INSERT INTO background_step (run_id, id, name, kind, status, attempt, due_at, data, error, position, finished_at)
      SELECT held.id, s.id, s.name, s.kind, s.status, s.attempt, s.due_at, s.data, s.error, s.position,
        CASE WHEN s.status = 'planned' THEN NULL ELSE now() END
      FROM held, jsonb_to_recordset($3::jsonb) AS s(id text, name text, kind text, status text, attempt int,
        due_at timestamptz, data jsonb, error jsonb, position int)
      ON CONFLICT (run_id, id) DO UPDATE SET status = EXCLUDED.status, attempt = EXCLUDED.attempt,
        due_at = EXCLUDED.due_at, data = EXCLUDED.data, error = EXCLUDED.error, position = EXCLUDED.position,
        finished_at = EXCLUDED.finished_at`,
    values: [run.id, run.lease, json(steps)],
  });

/** Releases the run, to be claimed again at `due` (null: now). */
export const releaseRun = (run: Run, due: Date | null, attempt: number, error: Failure | null = null): Promise<void> =>
  fenced(run, {
    name: "background_release",
    text: `UPDATE background_run SET worker = NULL, due_at = coalesce($3, now()), attempt = $4, error = $5
           WHERE id = $1 AND lease = $2 AND status = 'active'`,
    values: [run.id, run.lease, due, attempt, json(error)],
  });

export const completeRun = (run: Run, output: unknown): Promise<void> =>
  fenced(run, {
    name: "background_complete",
    text: `UPDATE background_run SET status = 'completed', output = $3, error = NULL, worker = NULL, finished_at = now()
           WHERE id = $1 AND lease = $2 AND status = 'active'`,
    values: [run.id, run.lease, json(output)],
  });

/** The run has failed for good; the function's failure handler is a run of its own, created in the same transaction. */
export const failRun = (run: Run, error: Failure, aftermath: NewRun | null): Promise<void> =>
  fenced(run, {
    name: "background_fail",
    text: `
      WITH failed AS (
        UPDATE background_run SET status = 'failed', error = $3, worker = NULL, finished_at = now()
        WHERE id = $1 AND lease = $2 AND status = 'active' RETURNING id),
      aftermath AS (
        INSERT INTO background_run (id, function_id, project_id, event_id, event_name, events)
        SELECT a.id, a.function_id, a.project_id, a.event_id, a.event_name, a.events
        FROM failed, jsonb_to_recordset($4::jsonb) AS a(id text, function_id text, project_id text, event_id text,
          event_name text, events jsonb)
        ON CONFLICT (function_id, event_id) DO NOTHING)
      SELECT id FROM failed`,
    values: [run.id, run.lease, json(error), json(aftermath ? [aftermath] : [])],
  });
