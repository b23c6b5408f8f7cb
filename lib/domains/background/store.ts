import { pool, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import { standing } from "@/lib/domains/background/rules";
import type { BackgroundFunction, BackgroundRun, BackgroundRunQuery, Outbox } from "@/lib/domains/background/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

// What belongs to the installation and to no project: the worker's own bookkeeping.

type Announced = { id: string; name: string; triggers: string[]; retries: number; places: number | null };

/** The functions as this worker has them; those that no worker has announced for a day are gone. */
export async function announceFunctions(functions: readonly Announced[]): Promise<void> {
  await pool().query(
    `INSERT INTO background_function (id, name, triggers, retries, places, seen_at)
     SELECT id, name, triggers, retries, places, now()
     FROM jsonb_to_recordset($1::jsonb) AS f(id text, name text, triggers text[], retries int, places int)
     ON CONFLICT (id) DO UPDATE SET name = EXCLUDED.name, triggers = EXCLUDED.triggers, retries = EXCLUDED.retries,
       places = EXCLUDED.places, seen_at = EXCLUDED.seen_at`,
    [JSON.stringify(functions)],
  );
  await pool().query("DELETE FROM background_function WHERE seen_at < now() - interval '1 day'");
}

type Pulse = { id: string; engine: string; relay_failures: number; relay_error: string | null };

/** A worker's heartbeat; silent workers are removed. */
export async function beat({ id, engine, relay_failures, relay_error }: Pulse): Promise<void> {
  await pool().query(
    `INSERT INTO background_worker (id, engine, relay_failures, relay_error) VALUES ($1, $2, $3, $4)
     ON CONFLICT (id) DO UPDATE SET relay_failures = $3, relay_error = $4, seen_at = now()`,
    [id, engine, relay_failures, relay_error],
  );
  await pool().query("DELETE FROM background_worker WHERE seen_at < now() - interval '1 minute'");
}

export async function forgetWorker(id: string): Promise<void> {
  await pool().query("DELETE FROM background_worker WHERE id = $1", [id]);
}

// What a project's members see: their own runs, and the installation's without their content.

const shape = {
  include: { steps: { orderBy: [{ position: "asc" }, { id: "asc" }] } },
} satisfies Prisma.BackgroundRunDefaultArgs;
type Row = Prisma.BackgroundRunGetPayload<typeof shape>;
type StoredEvent = { data?: { subject_id?: string } };

const toRun = (row: Row, now: Date): BackgroundRun => {
  const system = row.project_id === null;
  const [event] = row.events as StoredEvent[];
  const error = row.error as { name: string; message: string } | null;
  return {
    id: row.id,
    function_id: row.function_id,
    status: standing(row, now),
    system,
    event: system ? null : { id: row.event_id, type: row.event_name, subject_id: event?.data?.subject_id ?? null },
    attempt: row.attempt,
    error: system || !error ? null : { name: error.name, message: error.message },
    steps: row.steps.map((step) => ({
      name: step.name,
      kind: step.kind as "run" | "sleep",
      status: step.status as "planned" | "done" | "failed",
      attempt: step.attempt,
      due_at: isoOrNull(step.due_at),
      finished_at: isoOrNull(step.finished_at),
    })),
    due_at: row.status === "active" ? iso(row.due_at) : null,
    created_at: iso(row.created_at),
    started_at: isoOrNull(row.started_at),
    finished_at: isoOrNull(row.finished_at),
  };
};

const visible = (project: ProjectId): Prisma.BackgroundRunWhereInput => ({
  OR: [{ project_id: project }, { project_id: null }],
});

function inStanding(status: BackgroundRunQuery["status"], now: Date): Prisma.BackgroundRunWhereInput {
  if (status === undefined) return {};
  if (status === "running") return { status: "active", worker: { not: null } };
  if (status === "waiting") return { status: "active", worker: null, due_at: { gt: now } };
  if (status === "queued") return { status: "active", worker: null, due_at: { lte: now } };
  return { status };
}

/** Newest first. */
export async function selectRuns(
  tx: Tx,
  project: ProjectId,
  query: Pick<BackgroundRunQuery, "status" | "function">,
  now: Date,
  after: string | null,
  take: number,
): Promise<BackgroundRun[]> {
  const rows = await tx.backgroundRun.findMany({
    where: {
      AND: [visible(project), inStanding(query.status, now), after === null ? {} : { id: { lt: after } }],
      ...(query.function === undefined ? {} : { function_id: query.function }),
    },
    orderBy: { id: "desc" },
    take,
    ...shape,
  });
  return rows.map((row) => toRun(row, now));
}

export async function findRun(tx: Tx, project: ProjectId, id: string, now: Date): Promise<BackgroundRun | null> {
  const row = await tx.backgroundRun.findFirst({ where: { id, ...visible(project) }, ...shape });
  return row && toRun(row, now);
}

/** Sets a failed run going again from the step that failed; the steps that are done stay done. False: it had not failed. */
export async function reviveRun(tx: Tx, project: ProjectId, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.backgroundRun.updateMany({
    where: { id, project_id: project, status: "failed" },
    data: { status: "active", attempt: 0, unfinished: 0, due_at: now, finished_at: null, worker: null },
  });
  if (count === 0) return false;
  await tx.backgroundStep.deleteMany({ where: { run_id: id, status: { in: ["failed", "planned"] }, kind: "run" } });
  return true;
}

type Counted = { function_id: string; status: string; count: bigint; last: Date | null };

type Failure = { function_id: string; run_id: string; at: Date; message: string | null };

/** The newest failed run of each function. */
const lastFailures = (tx: Tx, project: ProjectId): Promise<Failure[]> => tx.$queryRaw<Failure[]>`
  SELECT DISTINCT ON (function_id) function_id, id AS run_id, coalesce(finished_at, created_at) AS at,
         CASE WHEN project_id IS NULL THEN NULL ELSE error->>'message' END AS message
  FROM background_run WHERE status = 'failed' AND (project_id = ${project} OR project_id IS NULL)
  ORDER BY function_id, coalesce(finished_at, created_at) DESC`;

export async function selectFunctions(tx: Tx, project: ProjectId): Promise<BackgroundFunction[]> {
  const functions = await tx.backgroundFunction.findMany({ orderBy: { id: "asc" } });
  const schedules = await tx.backgroundSchedule.findMany({ orderBy: { next_at: "asc" } });
  const counts = await tx.$queryRaw<Counted[]>`
    SELECT function_id, status, count(*) AS count, max(started_at) AS last FROM background_run
    WHERE project_id = ${project} OR project_id IS NULL GROUP BY function_id, status`;
  const failures = await lastFailures(tx, project);
  return functions.map(({ id, name, triggers, retries, seen_at }) => {
    const own = counts.filter((each) => each.function_id === id);
    const count = (status: string): number => Number(own.find((each) => each.status === status)?.count ?? 0);
    const failure = failures.find((each) => each.function_id === id);
    const last = own.flatMap((each) => (each.last ? [each.last.getTime()] : []));
    return {
      id,
      name,
      triggers,
      retries,
      seen_at: iso(seen_at),
      runs: {
        active: count("active"),
        completed: count("completed"),
        failed: count("failed"),
        cancelled: count("cancelled"),
      },
      last_run_at: last.length > 0 ? iso(new Date(Math.max(...last))) : null,
      next_run_at: isoOrNull(schedules.find((each) => each.function_id === id)?.next_at ?? null),
      last_failure: failure ? { run_id: failure.run_id, at: iso(failure.at), message: failure.message } : null,
    };
  });
}

export async function measureOutbox(tx: Tx, project: ProjectId, now: Date): Promise<Outbox> {
  const waiting = { project_id: project, published_at: null };
  const oldest = await tx.event.findFirst({ where: waiting, orderBy: { seq: "asc" }, select: { created_at: true } });
  const workers = await tx.backgroundWorker.findMany({ orderBy: { seen_at: "desc" } });
  const since = new Date(now.getTime() - 86_400_000);
  const failures = Math.max(0, ...workers.map(({ relay_failures }) => relay_failures));
  return {
    engine: (workers[0]?.engine as Outbox["engine"] | undefined) ?? null,
    workers: workers.length,
    worker_seen_at: isoOrNull(workers[0]?.seen_at ?? null),
    pending: await tx.event.count({ where: waiting }),
    oldest_seconds: oldest ? Math.max(0, (now.getTime() - oldest.created_at.getTime()) / 1000) : 0,
    relay_failures: failures,
    relay_failing: failures > 0,
    failed_runs: await tx.backgroundRun.count({
      where: { project_id: project, status: "failed", finished_at: { gte: since } },
    }),
  };
}
