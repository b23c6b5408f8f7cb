import type { Actor } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { inTransaction, reader, sqlOf } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import { carryOut, type Done } from "@/lib/domains/automations/act";
import { factsOf, subjectOf } from "@/lib/domains/automations/facts";
import { allHold, postponed, retryAfterMs } from "@/lib/domains/automations/rules";
import type { Automation, AutomationStep } from "@/lib/domains/automations/schema";
import {
  claimDue,
  findAutomation,
  type HeldRun,
  keepProgress,
  nextDue,
  type Progress,
} from "@/lib/domains/automations/store";
import { findProject } from "@/lib/domains/bot/store";

const leaseMs = 60_000;
const batch = 20;
/** A round stays this long for what is due soon; the next minute's run is the sweep behind it. */
const staysMs = 55_000;

async function actorFor(run: HeldRun, automation: Automation, now: Date): Promise<Actor | null> {
  const project = await findProject(reader({}), run.project_id);
  return (
    project && {
      identity: { type: "system", id: automation.id, name: automation.name },
      project,
      scopes: new Set(),
      now,
      requestId: newId("req", now.getTime()),
      address: null,
    }
  );
}

/** Where a run stands after one action. */
function after(run: HeldRun, { result, detail }: Done, now: Date): Progress {
  const action = run.actions[run.position];
  const step: AutomationStep = {
    n: run.position + 1,
    action: action?.type ?? "",
    at: now.toISOString(),
    result,
    detail,
  };
  const later = (ms: number): Date => new Date(now.getTime() + ms);
  if (result === "again") {
    const pause = retryAfterMs[run.tries];
    if (pause === undefined)
      return {
        status: "failed",
        position: run.position,
        steps: [...run.steps, { ...step, result: "failed" }],
        due_at: null,
        tries: run.tries,
      };
    return {
      status: "waiting",
      position: run.position,
      steps: [...run.steps, step],
      due_at: later(pause),
      tries: run.tries + 1,
    };
  }
  if (result === "postponed") {
    const over = now.getTime() - run.created_at.getTime() > postponed.forMs;
    const noted = run.steps.some(({ n, result: before }) => n === step.n && before === "postponed");
    const steps = over ? [...run.steps, { ...step, result: "failed" }] : noted ? run.steps : [...run.steps, step];
    return {
      status: over ? "failed" : "waiting",
      position: run.position,
      steps,
      due_at: over ? null : later(postponed.everyMs),
      tries: run.tries,
    };
  }
  const steps = [...run.steps, step];
  if (result === "failed") return { status: "failed", position: run.position, steps, due_at: null, tries: 0 };
  const position = run.position + 1;
  const over = position >= run.actions.length;
  const wait = action?.type === "wait" ? action.minutes * 60_000 : 0;
  return { status: over ? "succeeded" : "waiting", position, steps, due_at: over ? null : later(wait), tries: 0 };
}

/** One action of a held run, and the note of it, in one transaction: a crash between the two loses neither. */
async function stepOf(run: HeldRun): Promise<Progress | null> {
  const now = clock.now();
  const project = run.project_id as ProjectId;
  const automation = await findAutomation(reader({}), project, run.automation_id);
  const actor = automation && (await actorFor(run, automation, now));
  if (!automation || !actor) return null;
  return inTransaction({}, async (tx) => {
    const subject = await subjectOf(tx, project, run.subject_id, now);
    const isPlanned = run.position === 0 && run.steps.length === 0 && run.cause.includes("@");
    const wanted =
      !isPlanned || (automation.enabled && allHold(automation.conditions, await factsOf(tx, project, subject)));
    const action = run.actions[run.position];
    const progress: Progress =
      wanted && action
        ? after(run, await carryOut(tx, actor, subject, action, `${run.id}-${run.position}`), now)
        : { status: "skipped", position: run.position, steps: run.steps, due_at: null, tries: 0 };
    return (await keepProgress(tx, run, progress, now)) ? progress : null;
  });
}

/** Takes a held run as far as it goes now. */
async function goOn(run: HeldRun): Promise<void> {
  let held = run;
  for (;;) {
    const progress = await stepOf(held);
    if (!progress || progress.due_at === null || progress.due_at.getTime() > clock.now().getTime()) return;
    held = { ...held, position: progress.position, steps: progress.steps, tries: progress.tries };
  }
}

/** Runs what is due. `wake` is when to look again; null when nothing is due within this round's stay. */
export async function runDue(began: Date): Promise<{ ran: number; wake: string | null }> {
  let ran = 0;
  for (;;) {
    const held = await claimDue(sqlOf({}), clock.now(), leaseMs, batch);
    for (const run of held) {
      await goOn(run).catch((error) => log.warn("an automation's run broke off", { run: run.id, error }));
    }
    ran += held.length;
    if (held.length < batch) break;
  }
  const next = await nextDue(sqlOf({}));
  const stays = next !== null && next.getTime() < began.getTime() + staysMs;
  return { ran, wake: stays ? next.toISOString() : null };
}
