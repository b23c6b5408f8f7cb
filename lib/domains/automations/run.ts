import { type Actor, systemActor } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { inTransaction, reader, sqlOf, type Tx } from "@/lib/core/db";
import { log } from "@/lib/core/monitoring/log";
import { callWebhook, runAutomationAction } from "@/lib/domains/automations/act";
import { factsOf, type Subject, subjectOf } from "@/lib/domains/automations/facts";
import { nextOf, nodeOf, start, straight } from "@/lib/domains/automations/flows/rules";
import type { FlowNode } from "@/lib/domains/automations/flows/schema";
import { after, again, type Did, endOf, failed, isFirst, isTimed } from "@/lib/domains/automations/progress";
import { allHold, conditionHolds } from "@/lib/domains/automations/rules";
import {
  claimDue,
  countBegun,
  type HeldRun,
  holdRun,
  keepProgress,
  nextDue,
  type Progress,
  putOff,
  renewLease,
} from "@/lib/domains/automations/runs/store";
import { findRecipe, type Recipe } from "@/lib/domains/automations/store";
import { findProject } from "@/lib/domains/bot/store";

const leaseMs = 60_000;
/** Only a few of one workspace at a time, in sequence, so that its slow calls delay no other workspace. */
const share = { most: 20, each: 5 };
const mostWorkspaces = 16;
/** While some are slow, other workspaces' runs are polled this often. */
const lookAgainMs = 2000;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/** A round waits this long for what is due soon; the next minute's run is the sweep. */
const staysMs = 55_000;

async function actorFor(run: HeldRun, recipe: Recipe, now: Date): Promise<Actor | null> {
  const project = await findProject(reader({}), run.project_id);
  return project && systemActor(project, recipe, now);
}

/** What the run is about now: a booking that was moved in the meantime is the one it became. */
async function aboutNow(tx: Tx, run: HeldRun, now: Date): Promise<Subject> {
  const find = (id: string) => subjectOf(tx, run.project_id, id, now, run.message_id);
  let subject = await find(run.subject_id);
  if (isTimed(run)) return subject; // It is bound to that booking's time; the new time has its own run.
  while (subject.booking?.rescheduled_to_id) subject = await find(subject.booking.rescheduled_to_id);
  return subject;
}

async function visit(tx: Tx, actor: Actor, subject: Subject, node: FlowNode, called: Did | null): Promise<Did> {
  if (called) return called;
  if (node.kind === "action") return runAutomationAction(tx, actor, subject, node.action);
  const facts = await factsOf(tx, actor.project.id, subject);
  const against = node.conditions.find((condition) => !conditionHolds(condition, facts));
  return against
    ? { result: "no", detail: `${against.field} ${against.op} ${[against.value].flat().join(", ")}`.trim() }
    : { result: "yes", detail: null };
}

/** What was planned long ago is looked at again when its time comes. */
async function unwanted(tx: Tx, run: HeldRun, recipe: Recipe, subject: Subject): Promise<Progress | null> {
  if (!isTimed(run) || !isFirst(run)) return null;
  const wanted = recipe.enabled && allHold(recipe.conditions, await factsOf(tx, run.project_id, subject));
  const { position, node, steps } = run;
  return wanted ? null : { status: "skipped", position, node, steps, due_at: null, tries: 0 };
}

/**
 * An exception counts as a try: otherwise the run would start over each minute for ever. Its log stays unchanged until the
 * last try: a run that has not started is checked again for whether it is still wanted.
 */
async function noteBroken(run: HeldRun, node: FlowNode | null, error: unknown, now: Date): Promise<Progress | null> {
  log.warn("an automation's run broke off", { run: run.id, error });
  return inTransaction({}, async (tx) => {
    if (!(await holdRun(tx, run))) return null;
    const progress = again(run, node, "Something went wrong on our side.", now);
    await (progress.status === "failed" ? keepProgress(tx, run, progress, now) : putOff(tx, run, progress));
    return progress;
  });
}

/**
 * A call to an external server, made before the transaction that records it, which would hold a connection and locks for
 * as long as the call takes. After a crash it is repeated with the same key. Null where the node is no call, or must not
 * be made; "lost" when another worker has the run now.
 */
async function callAhead(run: HeldRun, recipe: Recipe, node: FlowNode | null, now: Date): Promise<Did | "lost" | null> {
  if (node?.kind !== "action" || node.action.type !== "call_webhook") return null;
  if (!(await renewLease(reader({}), run, new Date(now.getTime() + leaseMs)))) return "lost";
  const subject = await aboutNow(reader({}), run, now);
  if ((await unwanted(reader({}), run, recipe, subject)) ?? endOf(run, recipe, subject, node, now)) return null;
  return callWebhook(subject, node.action.url, `${run.id}-${run.node ?? run.position}`);
}

/** One node of a leased run and its log entry, in one transaction, so that a crash loses neither. */
async function stepOf(run: HeldRun): Promise<Progress | null> {
  const now = clock.now();
  const project = run.project_id;
  const recipe = await findRecipe(reader({}), project, run.automation_id);
  const actor = recipe && (await actorFor(run, recipe, now));
  if (!recipe || !actor) return null;
  const graph = recipe.graph ?? straight(run.actions);
  const here = recipe.graph ? (run.node ?? nextOf(graph, start)) : String(run.position);
  const held = recipe.graph ? { ...run, node: here } : run;
  const node = nodeOf(graph, here);
  const called = await callAhead(held, recipe, node, now);
  if (called === "lost") return null;
  return inTransaction({}, async (tx) => {
    if (!(await holdRun(tx, run))) return null;
    const subject = await aboutNow(tx, run, now);
    const progress =
      (await unwanted(tx, held, recipe, subject)) ??
      endOf(held, recipe, subject, node, now) ??
      (node && after(held, graph, node, await visit(tx, actor, subject, node, called), now));
    if (progress) await keepProgress(tx, run, progress, now);
    return progress;
  }).catch((error: unknown) => noteBroken(held, node, error, now));
}

const mostUnfinished = 3;

/** A run whose worker died during it this often may be the cause: it ends, and its log says so. */
async function giveUp(run: HeldRun): Promise<void> {
  const now = clock.now();
  log.error("an automation's run was given up", { run: run.id });
  await inTransaction({}, async (tx) => {
    if (!(await holdRun(tx, run))) return;
    const over = "It was broken off three times and is not tried again.";
    await keepProgress(tx, run, failed(run, over, now), now);
  });
}

/** Takes a held run as far as it goes now. */
async function goOn(run: HeldRun): Promise<void> {
  if (run.unfinished >= mostUnfinished) return giveUp(run);
  if (run.unfinished > 0) await countBegun(reader({}), run);
  let held = run;
  for (;;) {
    const progress = await stepOf(held);
    if (!progress || progress.due_at === null || progress.due_at.getTime() > clock.now().getTime()) return;
    const { position, node, steps, tries } = progress;
    held = { ...held, position, node, steps, tries };
  }
}

async function inTurn(runs: readonly HeldRun[]): Promise<void> {
  for (const run of runs)
    await goOn(run).catch((error) => log.warn("an automation's run could not go on", { run: run.id, error }));
}

function byWorkspace(held: readonly HeldRun[]): HeldRun[][] {
  const groups = new Map<string, HeldRun[]>();
  for (const run of held) groups.set(run.project_id, [...(groups.get(run.project_id) ?? []), run]);
  return [...groups.values()];
}

/**
 * Runs what is due, workspaces in parallel: a workspace with runs in progress, here or elsewhere, is skipped. `wake` is
 * when to poll again; null when nothing is due within this round.
 */
export async function runDue(began: Date): Promise<{ ran: number; wake: string | null }> {
  const busy = new Set<Promise<void>>();
  let ran = 0;
  for (let more = true; more || busy.size > 0; ) {
    const held = busy.size < mostWorkspaces ? await claimDue(sqlOf({}), clock.now(), leaseMs, share) : [];
    ran += held.length;
    more = held.length >= share.most;
    for (const runs of byWorkspace(held)) {
      const work = inTurn(runs).finally(() => {
        busy.delete(work);
        // It used its share; there may be more.
        if (runs.length >= share.each) more = true;
      });
      busy.add(work);
    }
    if (busy.size > 0 && (!more || busy.size >= mostWorkspaces)) await Promise.race([...busy, pause(lookAgainMs)]);
  }
  const next = await nextDue(sqlOf({}));
  const stays = next !== null && next.getTime() < began.getTime() + staysMs;
  return { ran, wake: stays ? next.toISOString() : null };
}
