// What can be known of a process by its number, which the machine gives to another once it is gone.
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

/** The words that a process was started with; null where this machine does not tell. */
export function commandOf(pid, platform = process.platform) {
  try {
    if (platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").join(" ");
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return null;
  }
}
