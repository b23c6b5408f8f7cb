import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import { singleton } from "@/lib/core/singleton";

/** Upper bounds in seconds; what takes longer than the last counts under +Inf alone. */
export const latencyBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export type Latency = { operation: string; status: string; buckets: readonly number[]; count: number; sum: number };
type Series = { operation: string; status: string; buckets: number[]; count: number; sum: number };

const classes = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const;

/** Both servers count into the same series: one map lookup and a few additions a request. */
const series = () => singleton("metrics", () => new Map<string, (Series | undefined)[]>());

const fresh = (operation: string, status: string): Series => ({
  operation,
  status,
  buckets: latencyBounds.map(() => 0),
  count: 0,
  sum: 0,
});

/** Counts one answer. `operation` comes from a closed list of names, never from what a client sent. */
export function observe(operation: string, status: number, milliseconds: number): void {
  const known = series().get(operation) ?? [];
  if (known.length === 0) series().set(operation, known);
  const at = Math.min(Math.max(Math.floor(status / 100), 1), classes.length) - 1;
  known[at] ??= fresh(operation, classes[at] as string);
  const seen = known[at];
  const seconds = milliseconds / 1000;
  const bucket = latencyBounds.findIndex((bound) => seconds <= bound);
  if (bucket >= 0) seen.buckets[bucket] = (seen.buckets[bucket] ?? 0) + 1;
  seen.count += 1;
  seen.sum += seconds;
}

export const latencies = (): Latency[] =>
  [...series().values()].flatMap((known) => known.filter((each) => each !== undefined));

const resolution = 20;

const loopDelay = (): IntervalHistogram =>
  singleton("loop-delay", () => {
    const made = monitorEventLoopDelay({ resolution });
    made.enable();
    return made;
  });

/** How late timers ran since the last call, in seconds; the first call starts the measurement. */
export function eventLoopDelay(): { p50: number; p99: number; max: number } {
  const watch = loopDelay();
  // The histogram includes its own resolution.
  const seconds = (nanoseconds: number) => Math.max(nanoseconds / 1e9 - resolution / 1000, 0) || 0;
  const seen = { p50: seconds(watch.percentile(50)), p99: seconds(watch.percentile(99)), max: seconds(watch.max) };
  watch.reset();
  return seen;
}
