import { readFileSync } from "node:fs";

/** Linux tells it under /proc; elsewhere, and of a process that is just gone, nothing is known. */
export function residentMegabytes(pid: number): number | null {
  try {
    const found = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return found === undefined ? null : Number(found) / 1024;
  } catch {
    return null;
  }
}
