import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { replayEvent as replay } from "@/lib/domains/webhooks/events/replay";
import {
  EventPage,
  EventParams,
  EventQuery,
  ReplayEventBody,
  readableSince,
} from "@/lib/domains/webhooks/events/schema";
import { findEvent, selectEvents } from "@/lib/domains/webhooks/events/store";
import { WebhookDelivery } from "@/lib/domains/webhooks/schema";

const tag = "Webhooks";
const access = scope("webhooks:manage");

/** The number after which to read; an event that is not there any more leaves none. */
async function sequenceOf(actor: Actor, id: string | undefined): Promise<number> {
  if (id === undefined) return 0;
  const event = await findEvent(reader(actor), actor.project.id, id, readableSince(actor.now));
  if (!event) throw notFound("event", id);
  return event.sequence;
}

export const listEvents = operation({
  id: "listEvents",
  method: "GET",
  path: "/events",
  access,
  tag,
  summary: "List events",
  description: [
    "What happened in the last 30 days, with or without an endpoint for it, in the order of publication, the oldest first.",
    "Nothing is ever inserted before an event that was listed: to follow what happens, remember the last `id` and ask with",
    "`after`. The events of one `subject` come in the order in which they happened to it.",
  ].join(" "),
  query: EventQuery,
  output: EventPage,
  errors: ["not_found"],
  handle: async ({ actor, query }) => {
    const start = await sequenceOf(actor, query.after);
    return paginate(actor, "events", query, {
      fetch: (after, take) =>
        selectEvents(
          reader(actor),
          actor.project.id,
          query,
          readableSince(actor.now),
          Number(after?.[0] ?? start),
          take,
        ),
      position: ({ sequence }) => [String(sequence)],
    });
  },
});

export const replayEvent = operation({
  id: "replayEvent",
  method: "POST",
  path: "/events/{id}/replay",
  access,
  tag,
  summary: "Send an event to an endpoint again",
  description: [
    "The same event, with the same id, goes to a webhook endpoint now, also to one that was made after it happened. Where there",
    "is a delivery of it already, that gets one more attempt, as by its `resend`; else it is a new delivery, retried as usual.",
    "The endpoint must have subscribed to its type (422 `not_subscribed`), and its filters must leave the event in (422",
    "`filtered_out`); an inactive one is refused with 409.",
  ].join(" "),
  params: EventParams,
  body: ReplayEventBody,
  output: WebhookDelivery,
  success: 202,
  errors: ["invalid_transition"],
  handle: ({ actor, params, body }) => replay(actor, params.id, body.endpoint_id),
});
