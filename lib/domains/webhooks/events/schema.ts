import { z } from "zod";
import { webhookTypes } from "@/lib/core/events";
import { DateTimeOut, DateTimeQuery, Id, listOf, Page, pageOf } from "@/lib/core/wire/wire";

const keptDays = 30;

/** Events can be read and replayed for 30 days: what happened before this is gone, though its row may stand until pruned. */
export const readableSince = (now: Date): Date => new Date(now.getTime() - keptDays * 86_400_000);

/** Of any two events the one that was published later has the greater number. */
export const Sequence = z
  .int()
  .describe("Greater in each later event, with gaps: of two about one subject, the greater is the newer.");

export const HappenedEvent = z
  .object({
    id: z.string().describe("The event's own, `evt_…`, as in its deliveries."),
    type: z.enum(webhookTypes),
    subject_id: z.string().describe("What it is about, such as a booking's id."),
    created_at: DateTimeOut,
    workspace_id: z.string().describe("The project's id."),
    sequence: Sequence,
    data: z.record(z.string(), z.unknown()).describe("As it is posted to endpoints."),
  })
  .meta({ id: "HappenedEvent" });
export type HappenedEvent = z.output<typeof HappenedEvent>;

export const EventPage = pageOf(HappenedEvent);
export const EventQuery = z.strictObject({
  type: listOf(z.enum(webhookTypes)).optional().describe("Only events of these types."),
  subject: Id.optional().describe("Only events about this, such as a booking's id."),
  after: Id.optional().describe("Only events that were published after this one: the id of the last that you know."),
  from: DateTimeQuery.optional().describe("Happened at or after this time."),
  to: DateTimeQuery.optional().describe("Happened before this time."),
  ...Page,
});
export type EventQuery = z.output<typeof EventQuery>;

export const EventParams = z.strictObject({ id: Id });
export const ReplayEventBody = z.strictObject({
  endpoint_id: Id.describe("The webhook endpoint that gets it."),
});
