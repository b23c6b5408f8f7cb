// One command at a time per data folder.
import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { alive, commandOf, startOf } from "./other-process.mjs";
import { dataDir } from "./settings.mjs";

const fileOf = (number) => join(dataDir(), number === 0 ? "running.pid" : `running.${number}.pid`);

/** Each start claims the number after the last one; the highest counts. Earlier versions used 0. */
const claims = () =>
  readdirSync(dataDir())
    .map((name) => (name === "running.pid" ? "0" : /^running\.(\d+)\.pid$/.exec(name)?.[1]))
    .filter((number) => number !== undefined)
    .map(Number);

/** A link appears atomically with its content, and only where there is none: two starts can never create the same one. */
function claim(number, text) {
  const draft = join(dataDir(), `running.${process.pid}-${randomBytes(4).toString("hex")}.new`);
  writeFileSync(draft, text);
  try {
    linkSync(draft, fileOf(number));
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

const read = (number) => {
  try {
    return readFileSync(fileOf(number), "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return "";
    throw error;
  }
};

/** Returns a function that releases the folder, and whether the last start crashed. */
export function occupy() {
  mkdirSync(dataDir(), { recursive: true });
  const mine = `${process.pid}\n${startOf(process.pid) ?? ""}`;
  for (;;) {
    const last = Math.max(-1, ...claims());
    const said = last < 0 ? "" : read(last); // An owner that released the folder left an empty record.
    refuseIfHeld(said);
    const number = Math.max(last, 0) + 1;
    if (!claim(number, mine)) continue;
    // The highest is never removed, so that a claim by an outdated count fails here.
    const others = claims().filter((other) => other !== number);
    if (others.some((other) => other > number)) {
      rmSync(fileOf(number));
      continue;
    }
    for (const other of others) rmSync(fileOf(other), { force: true });
    return { cutOff: said !== "", release: () => read(number) === mine && writeFileSync(fileOf(number), "") };
  }
}

function refuseIfHeld(said) {
  const [pid, started] = said.split("\n");
  const command = holding(Number(pid), started);
  if (command === null) return;
  throw new Error(
    command === "start" || command === "dev"
      ? `Turnero already runs from this folder (process ${pid}): stop it first, or set DATA_DIR and PORT for a second one.`
      : `\`npm run ${command}\` is at work on this folder (process ${pid}): let it end first.`,
  );
}

const commands = ["start", "dev", "backup", "restore", "restore-proof", "rotate-key", "migrate"];

/** The command that holds the folder; null if it has ended and its process id is free or reused. */
function holding(pid, started) {
  if (!pid || !alive(pid)) return null;
  const words = commandOf(pid)?.split(" ") ?? [];
  const command = commands.find((name) => words.some((word) => basename(word) === `${name}.mjs`)) ?? null;
  if (started) return started === startOf(pid) ? (command ?? "start") : null;
  if (pid === process.pid) return null;
  return process.platform === "win32" ? "start" : command; // On Windows other processes cannot be inspected.
}
