// Inspects a process by its id, which the system reuses after it has ended.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

export function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** A process's command line; null where the system does not tell. */
export function commandOf(pid, platform = process.platform) {
  try {
    if (platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").join(" ");
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return null;
  }
}

/** A process's start time: a reused id has another one. Null where the system does not tell. */
export function startOf(pid, platform = process.platform) {
  try {
    if (platform === "win32") return null;
    if (platform !== "linux")
      return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8", stdio: "pipe" }).trim();
    // The name in the second field may contain anything, so parse after its closing parenthesis.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
    return `${fields[19]} ${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}`;
  } catch {
    return null;
  }
}
