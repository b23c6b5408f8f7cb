import { readFileSync } from "node:fs";

/** Read from /proc on Linux; unknown elsewhere, and for a process that has just ended. */
export function residentMegabytes(pid: number): number | null {
  try {
    const found = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return found === undefined ? null : Number(found) / 1024;
  } catch {
    return null;
  }
}
