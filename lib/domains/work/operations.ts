import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { changeBooking } from "@/lib/domains/bookings/change";
import { bookingChangedBy } from "@/lib/domains/bookings/changed-by";
import { getBooking } from "@/lib/domains/bookings/operations";
import { Booking, BookingPage, UpdateBookingBody } from "@/lib/domains/bookings/schema";
import { listWorkItems as list } from "@/lib/domains/work/items/list";
import { runStageAction } from "@/lib/domains/work/run-action";
import { ActionParams, RunActionBody, WorkItemParams, WorkItemQuery } from "@/lib/domains/work/schema";

const tag = "Work";
const write = scope("bookings:write");

export const runAction = operation({
  id: "runAction",
  method: "POST",
  path: "/bookings/{id}/actions/{key}",
  access: write,
  idempotency: "required",
  tag,
  summary: "Run a stage action on a task",
  description:
    "Moves the task to the action's stage and carries out its effect. Of any number of simultaneous takes exactly one " +
    "wins and the others answer `already_claimed`; a take by who has the task already changes nothing. A release with " +
    "`assign_to` gives the task to somebody else in one step; with `expected_version` it answers `version_conflict` when " +
    "someone else was first.",
  params: ActionParams,
  body: RunActionBody,
  output: Booking,
  errors: ["already_claimed", "invalid_transition", "version_conflict", "not_found"],
  tool: {
    title: "Run an action on a task",
    description:
      "Use it to move a task along its stages: take, start, complete or what the workspace calls it. Find the action's key with get_stage_config and the task with list_work_items. take needs resource_id; release with assign_to gives the task to somebody else in one step. Answers the task as it is now; already_claimed means somebody was faster.",
    destructive: true,
  },
  handle: ({ actor, params, body }) => runStageAction({ ...actor, notify: body.notify }, params.id, params.key, body),
});

export const listWorkItems = operation({
  id: "listWorkItems",
  method: "GET",
  path: "/work-items",
  access: scope("bookings:read"),
  shared: true,
  tag,
  summary: "List tasks: unassigned, today or upcoming",
  description:
    "The bookings as tasks. Filters combine. The inbox is ordered by due date; the other lists by start, or by due date " +
    "where the start is not what brought the task into the list. Tasks without a time come last. With `near` the list " +
    "has only tasks with a place, the nearest first.",
  query: WorkItemQuery,
  output: BookingPage,
  errors: ["not_found"],
  tool: {
    title: "List tasks",
    description:
      "Use it to see work: view inbox is open and nobody's, today and upcoming are by time; or filter by stage, resource, priority, tag, text or place. Answers bookings as tasks; move one with run_action.",
  },
  handle: async ({ actor, query }) => {
    const page = await paginate(actor, "work-items", query, {
      fetch: (after, take) => list(actor, query, after, take),
      position: ({ at, booking }) => [at, booking.id],
    });
    return { ...page, data: page.data.map(({ booking }) => booking) };
  },
});

export const updateWorkItem = operation({
  id: "updateWorkItem",
  method: "PATCH",
  path: "/work-items/{id}",
  access: write,
  tag,
  summary: "Update a task",
  description:
    "Only the fields that are given change: the same as of a booking, which a task is. With `expected_version` the change is refused with `version_conflict` when someone else was first.",
  params: WorkItemParams,
  body: UpdateBookingBody,
  output: Booking,
  current: getBooking.handle,
  changedBy: bookingChangedBy,
  errors: ["version_conflict", "not_found"],
  tool: {
    title: "Change task",
    description:
      "Use it to change a task's priority, tags, due date, place, notes or intake answers. Send expected_version to be refused with version_conflict when somebody changed it meanwhile.",
  },
  handle: ({ actor, params, body }) => changeBooking(actor, params.id, body),
});
