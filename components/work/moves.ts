import type { Booking, Resource, RunActionBody, StageConfig, StageMove } from "@/clients/typescript/src/client";
import { isOpenStatus, openStatuses } from "@/lib/core/vocabulary";

export type Task = Booking;
export type Action = StageConfig["actions"][number];
export type Stages = Pick<StageConfig, "stages" | "actions">;
export type Me = { id: string; role: "owner" | "admin" | "agent" };

type Worker = Pick<Resource, "id" | "name" | "active" | "group_ids" | "member_id">;

export const isOpen = ({ status }: Pick<Task, "status">): boolean => isOpenStatus(status);

/** Of the open statuses, those that the status machine lets an effect begin in. */
const begun: readonly Task["status"][] = ["confirmed", "checked_in"];
const statusBefore: Partial<Record<Action["effect"], readonly Task["status"][]>> = {
  check_in: ["confirmed"],
  no_show: ["confirmed"],
  complete: begun,
  fail: begun,
};

/** What can be done with a task where it stands. What has ended can only be moved about. */
export const actionsFrom = (
  { actions }: Pick<Stages, "actions">,
  task: Pick<Task, "stage" | "status" | "group_id">,
): Action[] =>
  actions.filter(
    ({ from, effect }) =>
      from.includes(task.stage) &&
      (effect === "none" || (statusBefore[effect] ?? openStatuses).includes(task.status)) &&
      !(effect === "take" && task.status === "pending_payment" && task.group_id !== null),
  );

/** The action that a status operation is, as the server finds it: named like the effect, else the first that has it. */
export function actionWith(stages: Pick<Stages, "actions">, task: Task, effect: Action["effect"]): Action | null {
  const able = actionsFrom(stages, task).filter((action) => action.effect === effect);
  return able.find(({ key }) => key === effect) ?? able[0] ?? null;
}

/** Whether more than who does it must be said. */
export const asksForMore = ({ requires }: Action): boolean =>
  requires.comment || requires.photo || requires.location || requires.fields.length > 0;

/** Whether something must be sent with it. */
export const requiresAnswers = (action: Action): boolean => action.requires.resource || asksForMore(action);

/** The actions that lead from where the task stands to another stage. */
export const actionsBetween = (stages: Pick<Stages, "actions">, task: Task, to: string): Action[] =>
  actionsFrom(stages, task).filter((action) => action.to === to && task.stage !== to);

/** An action includes at most so many photos; the others stay with the task anyway. */
export const photosOfAction = (ids: readonly string[]): string[] => ids.slice(-20);

const belongs = ({ group_ids }: Worker, group: string | null): boolean => group === null || group_ids.includes(group);

/** It gives a task that nobody has to somebody. */
export const isClaim = ({ effect }: Action): boolean => effect === "take";

export const needsWorker = ({ effect, requires }: Action): boolean => requires.resource || effect === "take";

export const mine = <Each extends Worker>(resources: readonly Each[], me: Me): Each[] =>
  resources.filter(({ member_id }) => member_id === me.id);

/** As whom this member acts on the task, as the server decides it too; null when somebody must be chosen. */
export function actingAs<Each extends Worker>(task: Task, resources: readonly Each[], me: Me): Each | null {
  const linked = mine(resources, me);
  return (
    linked.find(({ id }) => id === task.assignee?.resource_id) ??
    linked.find((each) => each.active && belongs(each, task.group_id)) ??
    null
  );
}

/** Whom an admin may send: everybody active who works in the task's group. */
export const workersFor = <Each extends Worker>(task: Task, resources: readonly Each[]): Each[] =>
  resources.filter((each) => each.active && belongs(each, task.group_id));

/** The release that hands a task to somebody else. Null where its stage has none, or where it or the claim asks for more. */
export function reassignmentOf(stages: Pick<Stages, "actions">, task: Task): Action | null {
  if (task.assignee === null) return null;
  const plain = (stage: string, effect: Action["effect"]) =>
    actionsFrom(stages, { ...task, stage }).filter((action) => action.effect === effect && !asksForMore(action));
  return plain(task.stage, "release").find(({ to }) => plain(to, "take").length > 0) ?? null;
}

/** Whether it can be given to somebody who does not have it. */
export const isAssignable = (stages: Pick<Stages, "actions">, task: Task): boolean =>
  task.assignee === null ? actionWith(stages, task, "take") !== null : reassignmentOf(stages, task) !== null;

/** How a task comes to somebody: a claim for them, or where somebody has it the release that hands it on; null without a way. */
export function assignmentOf(
  stages: Pick<Stages, "actions">,
  task: Task,
  to: string,
): { action: Action; body: RunActionBody } | null {
  if (task.assignee === null) {
    const take = actionWith(stages, task, "take");
    return take && { action: take, body: { resource_id: to } };
  }
  const release = task.assignee.resource_id === to ? null : reassignmentOf(stages, task);
  const by = release?.requires.resource ? { resource_id: task.assignee.resource_id } : {};
  return release && { action: release, body: { ...by, assign_to: to } };
}

/** These end a task badly, so there is room for a word on why. */
const sorry: readonly Action["effect"][] = ["fail", "no_show", "cancel"];
export const endsBadly = ({ effect }: Action): boolean => sorry.includes(effect);

/** These end a task. */
export const endsTask = (action: Action): boolean => action.effect === "complete" || endsBadly(action);

/** Whether the action must be asked about before it is run. */
export function asks(action: Action, task: Task, resources: readonly Worker[], me: Me): boolean {
  const nobody = needsWorker(action) && actingAs(task, resources, me) === null;
  return asksForMore(action) || endsBadly(action) || nobody;
}

const statusAfter: Partial<Record<Action["effect"], Task["status"]>> = {
  check_in: "checked_in",
  complete: "completed",
  fail: "failed",
  no_show: "no_show",
  cancel: "cancelled",
};

/** The task as it will be if the server agrees. */
export function afterAction(task: Task, action: Action, worker: Pick<Worker, "id" | "name"> | null): Task {
  const status = statusAfter[action.effect] ?? task.status;
  const moved = { ...task, stage: action.to, status, outcome: action.outcome ?? task.outcome };
  if (action.effect === "take" && worker) {
    return { ...moved, assignee: { resource_id: worker.id, name: worker.name } };
  }
  if (action.effect === "release") {
    const begun = status === "checked_in";
    return { ...moved, status: begun ? "confirmed" : status, outcome: action.outcome, assignee: null };
  }
  return moved;
}

const day = 86_400_000;

/** A reassignment is a release and a claim, undone as one step; the server dates them a millisecond apart. */
const isSameStep = (before: StageMove | undefined, move: StageMove): boolean =>
  before?.actor.id === move.actor.id && Date.parse(move.at) - Date.parse(before.at) <= 1;

/** The moves that still stand, the latest last: an undo removes one, and past a change of the stages there is no way back. */
function standingMoves(history: readonly StageMove[]): StageMove[] {
  const standing: StageMove[] = [];
  for (const move of history) {
    if (move.action === "undone") standing.pop();
    else if (move.from === null || move.action === "stages_changed") standing.length = 0;
    else standing.splice(isSameStep(standing.at(-1), move) ? -1 : standing.length, 1, move);
  }
  return standing;
}

/** The last move that stands if it can be undone: of a live task, recent, by this member or with an admin's right. */
export function lastUndoable(
  task: Pick<Task, "status">,
  history: readonly StageMove[],
  me: Me,
  now: number,
): StageMove | null {
  const last = standingMoves(history).at(-1);
  if (!last || !isOpen(task) || now - Date.parse(last.at) >= day) return null;
  const own = last.actor.type === "member" && last.actor.id === me.id;
  return own || me.role !== "agent" ? last : null;
}

/** When a task needs attention: its time, else its due date. A queue task's start is when it was claimed. */
export const timeOf = ({ start, due_at, group_id }: Task): string | null =>
  group_id === null ? (start ?? due_at) : due_at;

const rankOf = (task: Task): string => `${task.priority === "urgent" ? 0 : 1}${timeOf(task) ?? "~"}`;

/** The order in which a worker's tasks are done: what is urgent, then by time; what has none comes last. */
export const urgentFirst = (a: Task, b: Task): number => (rankOf(a) < rankOf(b) ? -1 : 1);

/** Late: past its due date and not done. */
export const isLate = (task: Task, now: number): boolean =>
  isOpen(task) && task.due_at !== null && Date.parse(task.due_at) < now;
