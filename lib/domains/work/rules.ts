import { type Fault, Problem } from "@/lib/core/problem";
import { openStatuses, type Status, unbookedStatuses } from "@/lib/core/vocabulary";
import { answerFaults, type Field } from "@/lib/domains/bookings/intake";
import { invalidTransition, type MoveName } from "@/lib/domains/bookings/rules";
import type { Booking } from "@/lib/domains/bookings/schema";
import type { Effect } from "@/lib/domains/stages/rules";
import type { ActionData } from "@/lib/domains/work/schema";

export const isOpen = (status: Status): boolean => (openStatuses as readonly Status[]).includes(status);

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

const belongs = ({ group_ids }: Worker, group: string | null): boolean => group === null || group_ids.includes(group);

/** Which of a member's resources acts: the one that has the task, else one of its group, else the lowest id. */
export function actingAs(linked: readonly Worker[], task: Pick<Booking, "assignee" | "group_id">): Worker | null {
  const order = [...linked].sort((a, b) => (a.id < b.id ? -1 : 1));
  return (
    order.find(({ id }) => id === task.assignee?.resource_id) ??
    order.find((each) => each.active && belongs(each, task.group_id)) ??
    order[0] ??
    null
  );
}

const missing = (pointer: string, what: string): Fault => ({
  pointer,
  detail: `This action needs ${what}.`,
  code: "required",
});

/** Whether it matters who acts: then somebody must be named, who works in the task's group. */
const needsWorker = ({ effect, requires }: Action): boolean =>
  requires.resource || effect === "take" || effect === "release";

function workerFaults(action: Action, worker: Worker | null, group: string | null, named: boolean): Fault[] {
  const pointer = "#/resource_id";
  if (!worker) return [missing(pointer, "to know who does it")];
  const mustFit = named || action.effect === "take" || action.requires.resource;
  if (mustFit && !belongs(worker, group)) {
    return [{ pointer, detail: "This resource is not in the group that the task belongs to.", code: "not_in_group" }];
  }
  if (action.effect === "take" && !worker.active) {
    return [{ pointer, detail: "This resource is not active.", code: "resource_inactive" }];
  }
  return [];
}

/** Everything that the action asks for and was not given. `named`: the resource was sent, and not found by the session. */
export function actionFaults(
  action: Action,
  { data, worker, named, trusted }: { data: ActionData; worker: Worker | null; named: boolean; trusted: boolean },
  group: string | null,
): Fault[] {
  const { requires } = action;
  // Who may release anybody's task need not be anybody.
  const anonymous = trusted && action.effect === "release" && !requires.resource && worker === null;
  return [
    ...((needsWorker(action) && !anonymous) || worker ? workerFaults(action, worker, group, named) : []),
    ...(requires.comment && !data.comment ? [missing("#/data/comment", "a comment")] : []),
    ...(requires.photo && data.photo_ids.length === 0 ? [missing("#/data/photo_ids", "a photo")] : []),
    ...(requires.location && !data.location ? [missing("#/data/location", "a location")] : []),
    ...answerFaults(requires.fields, data.fields, { at: "#/data/fields", asker: "action" }),
  ];
}

/** Whether the task is the worker's already; refuses when it is somebody else's. */
export function isClaimedBy({ id, status, assignee }: Booking, worker: Worker | null): boolean {
  if (!isOpen(status) || assignee === null) return false;
  if (assignee.resource_id === worker?.id) return true;
  throw new Problem("already_claimed", { detail: `${assignee.name} took ${id} first.`, assignee });
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

/** Only the taker puts a task back, or who may do so for everybody. */
export function assertReleasable({ id, status, assignee }: Booking, worker: Worker | null, trusted: boolean): void {
  if (!isOpen(status)) throw invalidTransition(id, status);
  if (assignee === null) throw new Problem("invalid_transition", { detail: `Nobody has taken ${id}.` });
  if (trusted || assignee.resource_id === worker?.id) return;
  throw new Problem("insufficient_scope", {
    detail: `Only ${assignee.name}, who took ${id}, or an admin puts it back.`,
  });
}

/** What never was or no longer is a task has no stages to move through. */
const outside: readonly Status[] = [...unbookedStatuses, "rescheduled"];

export function assertTask({ id, status }: Booking): void {
  if (outside.includes(status)) throw invalidTransition(id, status);
}

/** What the history keeps of an action. */
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
