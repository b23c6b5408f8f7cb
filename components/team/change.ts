import type { ResourceStats } from "@/clients/typescript/src/client";
import { type Status, statuses, unbookedStatuses } from "@/lib/core/vocabulary";

/** How a figure stands against the one before it; `by` is null where either is unknown. */
export type Change = { direction: "up" | "down" | "same"; by: number | null };

export function changeOf(now: number | null, before: number | null): Change {
  if (now === null || before === null) return { direction: "same", by: null };
  const by = now - before;
  // Differences below 0.0005 are rounding errors.
  if (Math.abs(by) < 0.0005) return { direction: "same", by: 0 };
  return { direction: by > 0 ? "up" : "down", by: Math.abs(by) };
}

/** A round number at or above the maximum, for the end of an axis. */
export function axisEnd(greatest: number): number {
  if (greatest <= 1) return 1;
  return [1.25, 1.5, 2, 3, 4, 5, 10].find((end) => greatest <= end) ?? Math.ceil(greatest / 10) * 10;
}

/** A rescheduled booking counts once, at its current time; a hold never counts. */
const uncounted: readonly Status[] = [...unbookedStatuses, "rescheduled"];

export const bookingsIn = ({ counts }: Pick<ResourceStats, "counts">): number =>
  statuses.filter((status) => !uncounted.includes(status)).reduce((sum, status) => sum + counts[status], 0);
