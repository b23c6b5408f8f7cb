// npm run bench [-- --quick] [-- http …]: measures against floors taken in the same run; results go to bench/results.md.
// Without names it runs all that measure and ends with one table. --quick only shows that they work, and stores nothing.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled, requireNode, root } from "./install.mjs";

requireNode();
ensureInstalled();
const known = readdirSync(join(root, "bench"))
  .filter((name) => name.endsWith(".bench.ts"))
  .map((name) => name.replace(/\.bench\.ts$/, ""));
const asked = process.argv.slice(2).filter((word) => word !== "--quick");
const quick = process.argv.includes("--quick");
/** Checks what was sent over an hour and more of simulated life, so it runs when it is named. */
const byName = ["fortnight"];
const wanted = asked.length > 0 ? asked : known.filter((name) => !byName.includes(name));
const file = (name) => join(root, "bench", `${name}.bench.ts`);
const unknown = wanted.find((name) => !existsSync(file(name)));
if (unknown) {
  console.error(`There is no benchmark "${unknown}". There is: ${known.join(", ")}.`);
  process.exit(1);
}
const { ensureBuilt } = await import("./build.mjs");
await ensureBuilt();

const folder = mkdtempSync(join(tmpdir(), "turnero-bench-rows-"));
const env = { ...process.env, BENCH_ROWS: folder, ...(quick ? { BENCH_QUICK: "1" } : {}) };
let interrupted = false;
let running = null;
// Ctrl-C also reaches the benchmark, which stops what it started: this waits for it. A kill has to be forwarded.
process.on("SIGINT", () => {
  interrupted = true;
});
process.on("SIGTERM", () => {
  interrupted = true;
  running?.kill("SIGTERM");
});
async function run(...args) {
  running = spawn(process.execPath, ["--import", "tsx", ...args], { cwd: root, stdio: "inherit", env });
  return (await new Promise((done) => running.once("exit", done))) === 0;
}
const begun = Date.now();
// A missed target or an error does not prevent the others from running.
const good = [];
for (const name of wanted) {
  if (interrupted) break;
  console.log(`\n── ${name}`);
  good.push(await run(file(name)));
}
const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
if (asked.length === 0 && !interrupted) await run(join(root, "bench", "overview.ts"), folder, minutes, ...wanted);
rmSync(folder, { recursive: true, force: true });
process.exitCode = interrupted ? 130 : good.every(Boolean) ? 0 : 1;
