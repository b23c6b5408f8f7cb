import type { Sql, Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import { plannedFor } from "@/lib/domains/automations/rules";
import type { AutomationAction, AutomationRun, AutomationStep, RunStatus } from "@/lib/domains/automations/schema";
import type { Recipe } from "@/lib/domains/automations/store";
import type { Prisma } from "@/lib/generated/prisma/client";

export const toRun = (row: Prisma.AutomationRunGetPayload<object>): AutomationRun => ({
  id: row.id,
  automation_id: row.automation_id,
  cause: row.cause,
  subject_id: row.subject_id,
  status: row.status as RunStatus,
  steps: row.steps as AutomationStep[],
  due_at: isoOrNull(row.due_at),
  created_at: iso(row.created_at),
  finished_at: isoOrNull(row.finished_at),
});

/** Newest first. */
export async function selectRuns(
  tx: Tx,
  project: ProjectId,
  { automation, status }: { automation: string; status?: RunStatus | undefined },
  before: string | null,
  take: number,
): Promise<AutomationRun[]> {
  const where = {
    project_id: project,
    automation_id: automation,
    ...(status === undefined ? {} : { status }),
    ...(before === null ? {} : { id: { lt: before } }),
  };
  return (await tx.automationRun.findMany({ where, orderBy: { id: "desc" }, take })).map(toRun);
}

export type NewRun = {
  automation: Recipe;
  cause: string;
  subject: string;
  message?: string | null;
  status: RunStatus;
  due_at: Date | null;
  steps?: AutomationStep[];
};

/** Plans a run; does nothing for a cause that was already planned. */
export async function insertRun(tx: Tx, project: ProjectId, run: NewRun, now: Date): Promise<boolean> {
  const { automation, cause, subject, message = null, status, due_at, steps = [] } = run;
  const row = {
    project_id: project,
    id: newId("run"),
    automation_id: automation.id,
    cause,
    subject_id: subject,
    message_id: message,
    status,
    due_at,
    actions: automation.actions as Prisma.InputJsonArray,
    steps: steps as Prisma.InputJsonArray,
    created_at: now,
    finished_at: due_at === null ? now : null,
  };
  return (await tx.automationRun.createMany({ data: [row], skipDuplicates: true })).count === 1;
}

/** How often an automation has begun on a subject since then. */
export async function countRecent(
  tx: Tx,
  project: ProjectId,
  automation: string,
  subject: string,
  since: Date,
): Promise<number> {
  const where = { project_id: project, automation_id: automation, subject_id: subject, created_at: { gte: since } };
  return tx.automationRun.count({ where: { ...where, NOT: { status: { in: ["planned", "skipped", "dropped"] } } } });
}

/** Neither due nor leased: due runs belong to the runner, which checks everything again. */
const liesAhead = (now: Date) => ({ status: "planned", due_at: { gt: now }, lease: 0 });

/** The booking's time has changed or is gone: cancels what was planned by the old one. */
export async function dropPlanned(
  tx: Tx,
  project: ProjectId,
  booking: string,
  keep: readonly string[],
  now: Date,
): Promise<void> {
  await tx.automationRun.updateMany({
    where: { project_id: project, subject_id: booking, ...liesAhead(now), cause: { notIn: [...keep] } },
    data: { status: "dropped", due_at: null, finished_at: now },
  });
}

/** A time that was planned, dropped and is planned again. */
export async function reviveRun(
  tx: Tx,
  project: ProjectId,
  automation: string,
  cause: string,
  due_at: Date,
): Promise<void> {
  await tx.automationRun.updateMany({
    where: { project_id: project, automation_id: automation, cause, status: "dropped" },
    data: { status: "planned", due_at, finished_at: null },
  });
}

/** The automation is deleted: nobody takes up its runs. */
export async function parkRuns(tx: Tx, project: ProjectId, automation: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE automation_run SET parked_due_at = due_at, due_at = NULL
    WHERE project_id = ${project} AND automation_id = ${automation} AND due_at IS NOT NULL`;
}

/** It is restored: its runs go on where they stopped. */
export async function unparkRuns(tx: Tx, project: ProjectId, automation: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE automation_run SET due_at = parked_due_at, parked_due_at = NULL
    WHERE project_id = ${project} AND automation_id = ${automation} AND parked_due_at IS NOT NULL`;
}

export type HeldRun = {
  project_id: ProjectId;
  id: string;
  automation_id: string;
  cause: string;
  subject_id: string;
  message_id: string | null;
  actions: AutomationAction[];
  position: number;
  node: string | null;
  steps: AutomationStep[];
  tries: number;
  /** How often it was leased since its last progress without the worker reporting a result. */
  unfinished: number;
  lease: number;
  created_at: Date;
};

/** How many runs one claim takes, and of one workspace. */
type Share = { most: number; each: number };

/** Leases due runs; concurrent workers get different ones. */
export const claimDue = (sql: Sql, now: Date, leaseMs: number, { most, each }: Share): Promise<HeldRun[]> =>
  sql<HeldRun>(
    `UPDATE automation_run r SET due_at = $1::timestamptz + make_interval(secs => $2), lease = r.lease + 1,
       unfinished = greatest(r.unfinished, 1)
     FROM (SELECT a.project_id, a.id, a.unfinished FROM automation_run a
           WHERE a.due_at <= $1::timestamptz AND (a.project_id, a.id) IN (
             SELECT n.project_id, n.id FROM (
               SELECT c.project_id, c.id, c.due_at, row_number() OVER (PARTITION BY c.project_id ORDER BY c.due_at) AS nth
               FROM (SELECT x.project_id, x.id, x.due_at FROM automation_run x
                     WHERE x.due_at <= $1::timestamptz AND NOT EXISTS (
                       SELECT 1 FROM automation_run b WHERE b.project_id = x.project_id AND b.unfinished > 0
                         AND b.due_at > $1::timestamptz AND b.due_at <= $1::timestamptz + make_interval(secs => $2))
                     ORDER BY x.due_at LIMIT 1000) c) n
             WHERE n.nth <= $4::integer ORDER BY n.due_at LIMIT $3::integer)
           ORDER BY a.due_at FOR UPDATE SKIP LOCKED) d
     WHERE r.project_id = d.project_id AND r.id = d.id
     RETURNING r.project_id, r.id, r.automation_id, r.cause, r.subject_id, r.message_id, r.actions, r.position, r.node, r.steps,
       r.tries, d.unfinished, r.lease, r.created_at`,
    [now.toISOString(), leaseMs / 1000, most, each],
  );

/** Holds a run for longer, before something that may take its time. False when somebody else holds it now. */
export async function renewLease(tx: Tx, run: HeldRun, until: Date): Promise<boolean> {
  const { project_id, id, lease, position, tries } = run;
  const { count } = await tx.automationRun.updateMany({
    where: { project_id, id, lease, position, tries, due_at: { not: null } },
    data: { due_at: until },
  });
  return count === 1;
}

/** Counted only when it really starts, since others claimed with it may not have started. */
export async function countBegun(tx: Tx, { project_id, id, lease }: HeldRun): Promise<void> {
  await tx.automationRun.updateMany({
    where: { project_id, id, lease },
    data: { unfinished: { increment: 1 } },
  });
}

export type Progress = {
  status: RunStatus;
  position: number;
  node: string | null;
  steps: AutomationStep[];
  due_at: Date | null;
  tries: number;
};

/**
 * Locks a leased run until its step is recorded; concurrent callers skip it. False when it is leased by another worker or
 * already progressed: a COMMIT may have succeeded whose response was lost.
 */
export async function holdRun(tx: Tx, { project_id, id, lease, position, tries }: HeldRun): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT id FROM automation_run WHERE project_id = ${project_id} AND id = ${id} AND lease = ${lease} AND due_at IS NOT NULL
      AND position = ${position} AND tries = ${tries} FOR UPDATE`;
  return rows.length === 1;
}

/** Writes how far a held run has come. */
export async function keepProgress(tx: Tx, run: HeldRun, { steps, ...rest }: Progress, now: Date): Promise<void> {
  await tx.automationRun.updateMany({
    where: { project_id: run.project_id, id: run.id, lease: run.lease },
    data: {
      ...rest,
      steps: steps as Prisma.InputJsonArray,
      unfinished: 0,
      finished_at: rest.due_at === null ? now : null,
    },
  });
}

/** A leased run is tried again later, as if it had not started. */
export async function putOff(tx: Tx, run: HeldRun, { due_at, tries }: Progress): Promise<void> {
  await tx.automationRun.updateMany({
    where: { project_id: run.project_id, id: run.id, lease: run.lease },
    data: { due_at, tries, unfinished: 0 },
  });
}

/** When the next run is due. */
export const nextRunText = "SELECT min(due_at) AS at FROM automation_run WHERE due_at IS NOT NULL";

export async function nextDue(sql: Sql): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }>(nextRunText, []);
  return row?.at ?? null;
}

type Planned = Pick<Recipe, "id" | "trigger" | "enabled" | "actions">;

/**
 * Plans an automation again for every upcoming booking, in one statement, because there may be thousands. Runs that are no
 * longer wanted are dropped; dropped ones that are wanted again come back.
 */
export async function planForUpcoming(sql: Sql, project: ProjectId, automation: Planned, now: Date): Promise<void> {
  const values = [project, automation.id, now.toISOString()];
  await sql(
    `UPDATE automation_run SET status = 'dropped', due_at = NULL, finished_at = $3::timestamptz
     WHERE project_id = $1 AND automation_id = $2 AND status = 'planned' AND due_at > $3::timestamptz AND lease = 0`,
    values,
  );
  const { trigger, enabled, actions } = automation;
  if (!enabled || trigger.type !== "time_relative") return;
  const column = { start: "b.start_at", end: "b.end_at", due: "b.due_at" }[trigger.to];
  await sql(
    `INSERT INTO automation_run (project_id, id, automation_id, cause, subject_id, status, actions, due_at, created_at)
     SELECT $1, new_id('run'), $2, b.id || '@' || wire_time(d.at), b.id, 'planned', $4::jsonb, d.at, $3::timestamptz
     FROM booking b, LATERAL (SELECT ${column} + make_interval(mins => $5::integer) AS at) d
     WHERE b.project_id = $1 AND b.status = ANY($6::text[]) AND d.at > $3::timestamptz
     ON CONFLICT (project_id, automation_id, cause) DO UPDATE
       SET status = 'planned', actions = EXCLUDED.actions, due_at = EXCLUDED.due_at, finished_at = NULL
     WHERE automation_run.status = 'dropped'`,
    [...values, JSON.stringify(actions), trigger.offset_minutes, plannedFor(trigger)],
  );
}
