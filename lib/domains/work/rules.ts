import { type Fault, invalidAll, Problem } from "@/lib/core/problem";
import { isOpenStatus, type Status, unbookedStatuses } from "@/lib/core/vocabulary";
import { answerFaults, type Field } from "@/lib/domains/bookings/intake";
import { invalidTransition, type MoveName } from "@/lib/domains/bookings/rules";
import type { Booking } from "@/lib/domains/bookings/schema";
import { allowedActions, type Effect } from "@/lib/domains/stages/rules";
import type { ActionData } from "@/lib/domains/work/schema";

export type Action = {
  key: string;
  from: readonly string[];
  to: string;
  effect: Effect;
  requires: { resource: boolean; comment: boolean; photo: boolean; location: boolean; fields: readonly Field[] };
  outcome: string | null;
};

/** The effects that are moves of the status machine. */
export const moveOfEffect = {
  check_in: "checkIn",
  complete: "complete",
  fail: "fail",
  no_show: "noShow",
  cancel: "cancel",
} as const satisfies Partial<Record<Effect, MoveName>>;

/** Someone who can act on a task: a resource that is still there. */
export type Worker = { id: string; active: boolean; group_ids: readonly string[] };

/** Who acts; `trusted`: an admin, who may act on anybody's task. */
export type Doer = { worker: Worker | null; trusted: boolean };

const belongs = ({ group_ids }: Worker, group: string | null): boolean => group === null || group_ids.includes(group);

/** Which of a member's resources acts: the task's assignee, else one of its group, else the lowest id. */
export function actingAs(linked: readonly Worker[], task: Pick<Booking, "assignee" | "group_id">): Worker | null {
  const order = [...linked].sort((a, b) => (a.id < b.id ? -1 : 1));
  return (
    order.find(({ id }) => id === task.assignee?.resource_id) ??
    order.find((each) => each.active && belongs(each, task.group_id)) ??
    order[0] ??
    null
  );
}

const missing = ({ key }: Action, pointer: string, what: string): Fault => ({
  pointer,
  detail: `The action "${key}" needs ${what}.`,
  code: "required",
});

/** Whether the actor matters: then a resource of the task's group must be named. */
const needsWorker = ({ effect, requires }: Action): boolean => requires.resource || effect === "take";

/** `named`: the resource was sent, and not found by the session. `pointer`: where it is sent. */
type Sent = { data: ActionData; worker: Worker | null; named: boolean; pointer: string };

function workerFaults(action: Action, { worker, named, pointer }: Sent, group: string | null): Fault[] {
  if (!worker) return [missing(action, pointer, "to know who does it")];
  const mustFit = named || needsWorker(action);
  if (mustFit && !belongs(worker, group)) {
    return [{ pointer, detail: "This resource is not in the group that the task belongs to.", code: "not_in_group" }];
  }
  if (action.effect === "take" && !worker.active) {
    return [{ pointer, detail: "This resource is not active.", code: "resource_inactive" }];
  }
  return [];
}

/** Everything that the action asks for and was not given. */
export function actionFaults(action: Action, sent: Sent, group: string | null): Fault[] {
  const { requires } = action;
  const { data, worker } = sent;
  return [
    ...(needsWorker(action) || worker ? workerFaults(action, sent, group) : []),
    ...(requires.comment && !data.comment ? [missing(action, "#/data/comment", "a comment")] : []),
    ...(requires.photo && data.photo_ids.length === 0 ? [missing(action, "#/data/photo_ids", "a photo")] : []),
    ...(requires.location && !data.location ? [missing(action, "#/data/location", "a location")] : []),
    ...answerFaults(requires.fields, data.fields, { at: "#/data/fields", asker: `action "${action.key}"` }),
  ];
}

const asksOnlyWho = ({ requires: { comment, photo, location, fields } }: Action): boolean =>
  !comment && !photo && !location && !fields.some(({ required }) => required);

/** The claim after a release in the same step; the input answers the release, so the claim must require nothing more. */
export function takeAfter<A extends Action>(actions: readonly A[], release: Action): A {
  if (release.effect !== "release") {
    const detail = `Only an action that releases a task can assign it to somebody else; "${release.key}" does not.`;
    throw invalidAll([{ pointer: "#/assign_to", detail, code: "not_a_release" }]);
  }
  const takes = allowedActions({ actions }, release.to).filter(({ effect }) => effect === "take");
  const plain = takes.find(asksOnlyWho);
  if (plain) return plain;
  const why = takes.length > 0 ? "asks for more than who takes it" : "does not exist";
  throw new Problem("invalid_transition", {
    detail: `The action that would take the task from the stage "${release.to}" ${why}.`,
    stage: release.to,
  });
}

/** Whether the task is the worker's already; refuses when it is somebody else's. */
export function isClaimedBy({ id, status, assignee }: Booking, worker: Worker | null): boolean {
  if (!isOpenStatus(status) || assignee === null) return false;
  if (assignee.resource_id === worker?.id) return true;
  throw new Problem("already_claimed", { detail: `${assignee.name} took ${id} first.`, assignee });
}

/** Effects reserved for the assignee. */
const takersOwn: readonly Effect[] = ["check_in", "complete", "fail"];

const claimed = ({ id, assignee }: Booking): Problem =>
  new Problem("already_claimed", { detail: `${assignee?.name} has claimed ${id}.`, assignee });

/**
 * A claimed queue task can be started, completed and failed by its assignee or an admin. An appointment is assigned by its
 * time, not by a claim: the reception checks it in.
 */
export function assertClaim(task: Booking, effect: Effect, { worker, trusted }: Doer): void {
  if (task.group_id === null || task.assignee === null || trusted || !takersOwn.includes(effect)) return;
  if (task.assignee.resource_id !== worker?.id) throw claimed(task);
}

export function assertVersion({ id, version }: Booking, expected: number | undefined): void {
  if (expected === undefined || expected === version) return;
  const detail = `You saw version ${expected} of ${id}; the current version is ${version}.`;
  throw new Problem("version_conflict", { detail, current_version: version });
}

export function assertOffered({ key, from }: Action, { id, stage, status }: Booking): void {
  if (from.includes(stage)) return;
  const detail = `"${key}" is not offered in the stage "${stage}", where ${id} stands.`;
  throw new Problem("invalid_transition", { detail, stage, booking_status: status });
}

/** Only the assignee or an admin may release a task. */
export function assertReleasable(task: Booking, { worker, trusted }: Doer): void {
  const { id, status, assignee } = task;
  if (!isOpenStatus(status)) throw invalidTransition(id, status);
  if (assignee === null) throw new Problem("invalid_transition", { detail: `Nobody has taken ${id}.` });
  if (!trusted && assignee.resource_id !== worker?.id) throw claimed(task);
}

/** What is not a task has no stages to move through. */
const outside: readonly Status[] = [...unbookedStatuses, "rescheduled"];

export function assertTask({ id, status }: Booking): void {
  if (outside.includes(status)) throw invalidTransition(id, status);
}

/** What the history stores of an action. */
export function noted(data: ActionData, worker: Worker | null): Record<string, unknown> | null {
  const kept = {
    ...(worker ? { resource_id: worker.id } : {}),
    ...(data.comment ? { comment: data.comment } : {}),
    ...(data.photo_ids.length > 0 ? { photo_ids: data.photo_ids } : {}),
    ...(data.location ? { location: data.location } : {}),
    ...(Object.keys(data.fields).length > 0 ? { fields: data.fields } : {}),
  };
  return Object.keys(kept).length > 0 ? kept : null;
}
