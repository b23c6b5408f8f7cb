import { operation, scope } from "@/lib/api/operation";
import { listSlots as list } from "@/lib/domains/slots/list";
import { SlotList, SlotQuery } from "@/lib/domains/slots/schema";

export const listSlots = operation({
  id: "listSlots",
  method: "GET",
  path: "/slots",
  access: scope("slots:read"),
  tag: "Schedule",
  summary: "List available times",
  description:
    "A time is here if and only if booking it at once would succeed. Starts lie on the service's grid, counted on the " +
    "wall's clock from local midnight. The service must fit into the opening hours; the buffer after it only has to be free.",
  query: SlotQuery,
  output: SlotList,
  errors: ["not_found"],
  tool: {
    title: "Find free times",
    description:
      "Use it before any booking. Give service_id and a window (from, to) or around for the times nearest to one. Every time it answers can be booked at once; take a slot's start for create_hold or create_booking. With no slots, unavailable_reason says why: try another window or service.",
  },
  handle: ({ actor, query }) => list(actor, query),
});
