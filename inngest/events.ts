import { eventType, staticSchema } from "inngest";

/** What every outbox event carries to a function: its own id, whose it is, what it is about, and its data. */
export type OutboxEvent<Data = Record<string, unknown>> = {
  id: string;
  project_id: string;
  subject_id: string;
  data: Data;
};

/**
 * An outbox event as a trigger: `triggers: [on<{ expires_at: string }>("booking.held")]`.
 * The name is the outbox type; "booking.*" stands for every event of bookings.
 */
export const on = <Data extends Record<string, unknown> = Record<string, unknown>>(type: string) =>
  eventType(type, { schema: staticSchema<OutboxEvent<Data>>() });
