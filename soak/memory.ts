import { table } from "@/bench/report";
import { residentMegabytes } from "@/bench/resident-memory";

export type Watched = { name: string; pid: number | undefined };

/** The median of the last quarter: what a process settles at, without peaks. */
export function plateau(seen: readonly number[]): number {
  const last = seen.slice(-Math.ceil(seen.length / 4)).sort((a, b) => a - b);
  return last[Math.floor(last.length / 2)] ?? Number.NaN;
}

/** What a process of this name may settle at, in megabytes; others are only reported. */
export const mostSettled: Record<string, number> = { web: 400 };
const mostOf = (name: string): number => mostSettled[name.split(" ")[0] ?? ""] ?? Number.POSITIVE_INFINITY;

/** Samples how much memory the processes hold. */
export function watchMemory(processes: () => Watched[], everyMs = 500) {
  const seen = new Map<string, number[]>();
  const look = () => {
    for (const { name, pid } of processes()) {
      const megabytes = pid === undefined ? null : residentMegabytes(pid);
      if (megabytes !== null) seen.set(name, (seen.get(name) ?? []).concat(megabytes));
    }
  };
  const timer = setInterval(look, everyMs);
  return {
    stop: () => clearInterval(timer),
    /** A sentence for each process that settled above what it may. */
    excess: (): string[] =>
      [...seen]
        .filter(([name, all]) => plateau(all) > mostOf(name))
        .map(([name, all]) => `${name} settled at ${plateau(all).toFixed(0)} MB, above its ${mostOf(name)}.`),
    printed: (): string =>
      table(
        ["process", "peak, MB", "plateau, MB"],
        [...seen].map(([name, all]) => [name, Math.max(...all).toFixed(0), plateau(all).toFixed(0)]),
      ),
  };
}
