import { operation, scope } from "@/lib/api/operation";
import { Booking } from "@/lib/domains/bookings/schema";
import { act } from "@/lib/domains/work/act";
import { ActionParams, RunActionBody } from "@/lib/domains/work/schema";

const tag = "Work";
const write = scope("bookings:write");

export const runAction = operation({
  id: "runAction",
  method: "POST",
  path: "/bookings/{id}/actions/{key}",
  access: write,
  idempotency: "required",
  tag,
  summary: "Run an action of the stage configuration on a task",
  description:
    "Moves the task to the action's stage and carries out its effect. Of any number of simultaneous takes exactly one " +
    "wins and the others answer `already_claimed`; a take by who has the task already changes nothing.",
  params: ActionParams,
  body: RunActionBody,
  output: Booking,
  errors: ["already_claimed", "invalid_transition", "version_conflict", "not_found"],
  tool: { title: "Run an action on a task" },
  handle: ({ actor, params, body }) => act(actor, params.id, params.key, body),
});
