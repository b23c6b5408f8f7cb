// The settings of an installation without a database of its own: made once, kept in DATA_DIR.
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { root } from "./install.mjs";
import { alive, commandOf } from "./other-process.mjs";

export const dataDir = () => resolve(root, process.env.DATA_DIR || ".data");

/** Secrets that nobody set are made and kept. */
export function keptSecrets() {
  const file = join(dataDir(), "secrets.json");
  mkdirSync(dataDir(), { recursive: true });
  const known = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const kept = {
    AUTH_SECRET: randomBytes(32).toString("hex"),
    ENCRYPTION_KEY: randomBytes(32).toString("hex"),
    ...known,
  };
  if (!existsSync(file) || Object.keys(known).length < Object.keys(kept).length)
    writeFileSync(file, JSON.stringify(kept, null, 2), { mode: 0o600 });
  return kept;
}

/** One start at a time per data folder. Returns a function that gives the place back, and whether the last start was cut off. */
export function occupy() {
  const file = join(dataDir(), "running.pid");
  mkdirSync(dataDir(), { recursive: true });
  const claim = () => writeFileSync(file, String(process.pid), { flag: "wx" });
  let cutOff = false;
  try {
    claim();
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    const other = Number(readFileSync(file, "utf8"));
    const command = other && other !== process.pid ? ourCommand(other) : null;
    if (command === "start" || command === "dev") {
      throw new Error(
        `Turnero already runs from this folder (process ${other}): stop it first, or set DATA_DIR and PORT for a second one.`,
      );
    }
    if (command)
      throw new Error(`\`npm run ${command}\` is at work on this folder (process ${other}): let it end first.`);
    cutOff = true;
    rmSync(file, { force: true });
    claim();
  }
  const isMine = () => existsSync(file) && readFileSync(file, "utf8") === String(process.pid);
  return { cutOff, release: () => isMine() && rmSync(file, { force: true }) };
}

const commands = ["start", "dev", "backup", "restore", "restore-proof", "rotate-key", "migrate"];

/** Which command of this project the process is, if it lives and is not a stranger that was given the same number. */
function ourCommand(pid) {
  if (!alive(pid)) return null;
  const words = commandOf(pid)?.split(" ");
  if (!words) return process.platform === "win32" ? "start" : null; // Windows does not tell what it is.
  return commands.find((command) => words.some((word) => basename(word) === `${command}.mjs`)) ?? null;
}
