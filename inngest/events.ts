import { eventType, staticSchema } from "inngest";
import type { EventName } from "@/lib/core/events";
import type { ProjectId } from "@/lib/core/ids";

/** What every outbox event carries to a function: its own id, whose it is, what it is about, and its data. */
export type OutboxEvent<Data = Record<string, unknown>> = {
  id: string;
  project_id: ProjectId;
  subject_id: string;
  data: Data;
};

/**
 * Events that come one by one start their runs at once; a stream of them, which the relay marks, is gathered for a second.
 * The embedded executor gathers what one claim of its relay brings, and never waits.
 */
export const gathered = { maxSize: 100, timeout: "1s", if: "event.data.streamed == true" } as const;

/**
 * An outbox event as a trigger: `triggers: [on<{ expires_at: string }>("booking.held")]`.
 * The name is the outbox type; "booking.*" stands for every event of bookings.
 */
export const on = <Data extends Record<string, unknown> = Record<string, unknown>>(type: EventName | "booking.*") =>
  eventType(type, { schema: staticSchema<OutboxEvent<Data>>() });
