// Preloaded into the serving process: records whenever its event loop stalled. Time taken by other programs of a shared
// machine is not counted.
import { appendFileSync, existsSync, readFileSync } from "node:fs";

const file = process.env.STALLS_FILE;
const thread = "/proc/self/schedstat"; // Of the main thread alone: the first number is nanoseconds on a CPU.
const worth = 100;

function ownMilliseconds() {
  if (existsSync(thread)) return Number(readFileSync(thread, "utf8").split(" ")[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}

if (file && process.argv[1]?.endsWith("serve.mjs")) {
  let last = { at: performance.now(), own: ownMilliseconds() };
  setInterval(() => {
    const now = { at: performance.now(), own: ownMilliseconds() };
    const stalled = Math.round(Math.min(now.at - last.at, now.own - last.own));
    if (stalled >= worth) appendFileSync(file, `${JSON.stringify({ at: Date.now(), stalled })}\n`);
    last = { at: performance.now(), own: ownMilliseconds() };
  }, 20).unref();
}
