import { on } from "@/inngest/events";
import type { EventName } from "@/lib/core/events";
import { record } from "@/lib/core/outbox";

/** Events for tests and benchmarks only. */
type Invented = `${"test" | "batch" | "bench"}.${string}`;

export const onInvented = <Data extends Record<string, unknown> = Record<string, unknown>>(type: Invented) =>
  on<Data>(type as EventName);

type Recorded = Parameters<typeof record>;

export const recordInvented = (
  tx: Recorded[0],
  project: Recorded[1],
  type: Invented | "member.signed_in",
  subject: string,
  data: object = {},
): Promise<string> => record(tx, project, type as EventName, subject, data);
