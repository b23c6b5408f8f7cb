import { readFileSync } from "node:fs";

/** One process of a tree, as Linux has it: memory in megabytes, CPU time in seconds with its ended children's. */
export type Running = { pid: number; command: string; rss: number; pss: number; cpu: number };

const ticksPerSecond = 100;

/** The CPU time of a process, and of its children that have ended. */
function cpuOf(pid: number | "self"): { own: number; ended: number } {
  const fields = (readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "").split(" ").map(Number);
  const sum = (first: number) => ((fields[first] ?? 0) + (fields[first + 1] ?? 0)) / ticksPerSecond;
  return { own: sum(11), ended: sum(13) };
}

/** The CPU time of all that this process started and that has ended. */
export const endedCpu = (): number => cpuOf("self").ended;

function read(pid: number): Running {
  const sums = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  const megabytes = (name: string) => Number(new RegExp(`^${name}: +(\\d+)`, "m").exec(sums)?.[1] ?? 0) / 1024;
  const { own, ended } = cpuOf(pid);
  const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").join(" ").trim();
  return { pid, command, rss: megabytes("Rss"), pss: megabytes("Pss"), cpu: own + ended };
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

/** The process and all below it, parents first. */
export const treeOf = (pid: number): Running[] => [read(pid), ...childrenOf(pid).flatMap(treeOf)];
