import { operation, session } from "@/lib/api/operation";
import { Change, StreamQuery } from "@/lib/domains/live/schema";
import { changes } from "@/lib/domains/live/stream";

export const streamChanges = operation({
  id: "streamChanges",
  method: "GET",
  path: "/events/stream",
  access: session("agent"),
  tag: "Live",
  summary: "Stream workspace events",
  description:
    "Server-sent events with kinds and ids only: `ready` first, then a `change` for each. A client that comes back with its last event's id gets what it missed, or `reset` when that was more than 500 changes, or longer ago than the 30 days that they are kept.",
  query: StreamQuery,
  output: Change.nullable(),
  stream: ({ actor, query, lastEventId, signal }) => changes(actor, lastEventId ?? query.last_event_id ?? null, signal),
});
