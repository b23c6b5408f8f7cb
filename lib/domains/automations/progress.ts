import type { Done } from "@/lib/domains/automations/act";
import type { Subject } from "@/lib/domains/automations/facts";
import { nextOf } from "@/lib/domains/automations/flows/rules";
import type { FlowNode, FlowStep, Graph } from "@/lib/domains/automations/flows/schema";
import { baseTime, dueTime, plannedFor, postponed, retryAfterMs } from "@/lib/domains/automations/rules";
import type { HeldRun, Progress } from "@/lib/domains/automations/runs/store";
import type { AutomationStep, RunStatus } from "@/lib/domains/automations/schema";
import type { Recipe } from "@/lib/domains/automations/store";

/** What became of a node: an action's result, or a condition's answer. */
export type Did = { result: Done["result"] | "yes" | "no"; detail: string | null };

export const isFirst = ({ position, steps }: HeldRun): boolean => position === 0 && steps.length === 0;
/** Its cause is a booking's time, not an event. */
export const isTimed = ({ cause }: HeldRun): boolean => cause.includes("@");
const plannedTime = ({ cause }: HeldRun): Date => new Date(cause.slice(cause.indexOf("@") + 1));

/** Only a flow's nodes have names that are useful in the log. */
const stepAt = (
  run: HeldRun,
  action: string,
  { result, detail }: { result: string; detail: string | null },
  now: Date,
) => {
  const step: AutomationStep = { n: run.position + 1, action, at: now.toISOString(), result, detail };
  return run.node === null ? step : ({ ...step, node_id: run.node } satisfies FlowStep);
};

const nameOf = (node: FlowNode | null): string => (node?.kind === "action" ? node.action.type : "condition");
const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** The run's state when a node is to be retried; after the last try it has failed. */
export function again(run: HeldRun, node: FlowNode | null, detail: string | null, now: Date): Progress {
  const { position, tries } = run;
  const pause = retryAfterMs[tries];
  const step = stepAt(run, nameOf(node), { result: pause === undefined ? "failed" : "again", detail }, now);
  const stands = { position, node: run.node, steps: [...run.steps, step] };
  if (pause === undefined) return { ...stands, status: "failed", due_at: null, tries };
  return { ...stands, status: "waiting", due_at: later(now, pause), tries: tries + 1 };
}

/** The state of a run that ends here by an error of ours, whatever its next node is. */
export const failed = (run: HeldRun, detail: string, now: Date): Progress => {
  const { position, node, steps, actions } = run;
  const step = stepAt(run, actions[position]?.type ?? nameOf(null), { result: "failed", detail }, now);
  return { status: "failed", position, node, steps: [...steps, step], due_at: null, tries: 0 };
};

/** Where a run stands after one node. */
export function after(run: HeldRun, graph: Graph, node: FlowNode, did: Did, now: Date): Progress {
  const { position, tries } = run;
  const { result } = did;
  if (result === "again") return again(run, node, did.detail, now);
  const step = stepAt(run, nameOf(node), did, now);
  const still = { position, node: run.node, tries };
  const failed = { ...still, status: "failed" as const, due_at: null };
  if (result === "postponed") {
    const first = run.steps.find(({ n, result: before }) => n === step.n && before === "postponed");
    const over = first !== undefined && now.getTime() - Date.parse(first.at) > postponed.forMs;
    if (over) return { ...failed, steps: [...run.steps, { ...step, result: "failed" }] };
    const steps = first ? run.steps : [...run.steps, step];
    return { ...still, status: "waiting", steps, due_at: later(now, postponed.everyMs) };
  }
  const steps = [...run.steps, step];
  if (result === "failed") return { ...failed, steps, tries: 0 };
  const next = nextOf(graph, node.id, node.kind === "condition" && result !== "done" ? result : null);
  const wait = node.kind === "action" && node.action.type === "wait" ? node.action.minutes * 60_000 : 0;
  const gone = { position: position + 1, steps, tries: 0 };
  if (next === null) return { ...gone, status: "succeeded", node: run.node, due_at: null };
  return { ...gone, status: "waiting", node: run.node === null ? null : next, due_at: later(now, wait) };
}

const calledOff: readonly string[] = ["cancelled", "rescheduled", "released", "expired"];

/** Whether the run's planned time no longer matches the booking or the automation. */
function isOutOfTime(run: HeldRun, { trigger }: Recipe, { booking }: Subject): boolean {
  if (!booking || calledOff.includes(booking.status)) return true;
  if (trigger.type !== "time_relative") return isFirst(run);
  // A run that has not started is checked like at planning: the events that would have dropped it may still be on their way.
  if (isFirst(run) && !plannedFor(trigger).includes(booking.status)) return true;
  const due = dueTime(trigger, booking);
  return due !== null && due.getTime() !== plannedTime(run).getTime();
}

/** When the next step was originally due: a step placed after the visit by a flow's own wait is not late. */
function meantFor(run: HeldRun, now: Date): Date {
  const tried = run.steps.find(({ n }) => n === run.position + 1);
  if (tried) return new Date(tried.at);
  return isFirst(run) ? plannedTime(run) : now;
}

/** Whether a step meant for before a time has been delayed past it. */
function isTooLate(run: HeldRun, { trigger }: Recipe, { booking }: Subject, now: Date): boolean {
  if (!booking || trigger.type !== "time_relative" || trigger.offset_minutes >= 0) return false;
  const base = baseTime(trigger, booking);
  return base !== null && meantFor(run, now) < base && now >= base;
}

/** Why a run must not continue, in words for the log; null when it may. */
export function endOf(run: HeldRun, recipe: Recipe, subject: Subject, node: FlowNode | null, now: Date) {
  const end = (status: RunStatus, result: string, detail: string): Progress => ({
    status,
    position: run.position,
    node: run.node,
    due_at: null,
    tries: 0,
    steps: [...run.steps, stepAt(run, nameOf(node), { result, detail }, now)],
  });
  if (isTimed(run) && isOutOfTime(run, recipe, subject)) {
    return end("dropped", "moved", "The booking was moved or is over, or the automation was changed.");
  }
  if (isTimed(run) && isTooLate(run, recipe, subject, now)) {
    return end("dropped", "late", "The time that this was to come before has passed.");
  }
  if (recipe.graph && !recipe.enabled) return end("dropped", "disabled", "The flow was switched off.");
  if (!node) return end("dropped", "gone", "The step that was next is no longer in the flow.");
  return null;
}
