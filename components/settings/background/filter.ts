import type { Meaning } from "@/components/ui/badge";
import type { BackgroundRun } from "@/lib/domains/background/schema";

export type RunStatus = BackgroundRun["status"];
export type RunFilter = { status?: RunStatus; function?: string };

/** The tone of each status. */
export const runMeaning: Record<RunStatus, Meaning> = {
  failed: "trouble",
  running: "progress",
  queued: "held",
  waiting: "held",
  completed: "done",
  cancelled: "ended",
};

export const runStatuses = Object.keys(runMeaning) as RunStatus[];

type Given = string | string[] | null | undefined;

/** The filters as an address gives them; what is no filter is left out. */
export function runFilter(given: { status?: Given; function?: Given }): RunFilter {
  const status = runStatuses.find((each) => each === given.status);
  const name = typeof given.function === "string" ? given.function.slice(0, 200) : "";
  return { ...(status && { status }), ...(name && { function: name }) };
}

export const sameFilter = (one: RunFilter, other: RunFilter): boolean =>
  one.status === other.status && one.function === other.function;
