// npm test: on a fresh clone this one command installs and checks everything. `npm test -- unit db` runs single steps.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ensureInstalled, requireNode, root } from "./install.mjs";

const scratch = mkdtempSync(join(tmpdir(), "turnero-run-"));
const counts = { passed: 0, failed: 0 };
/** Said once more at the end: in a long run the place where a test failed is far above. */
const failures = [];
const module = (path) => join(root, "node_modules", path);

function run(args, env = {}) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  return new Promise((done) => child.once("exit", (code) => done(code === 0)));
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);

/** A step that ended well without a count has tested nothing, which is a failure too. */
function add(passed, failed) {
  counts.passed += passed;
  counts.failed += failed;
  return passed > 0 && failed === 0;
}

async function vitest(project) {
  const file = join(scratch, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const ended = await run([module("vitest/vitest.mjs"), "run", "--project", project, ...reporters]);
  const report = read(file);
  for (const { name, assertionResults } of report?.testResults ?? [])
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === "failed")
        failures.push(`${relative(root, name)}: ${fullName}\n${failureMessages[0]?.slice(0, 1500)}`);
  const counted = add(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
  return ended && counted;
}

function types() {
  // What an earlier build wrote here speaks of the routes of that day.
  for (const stale of [".next/types", ".next/dev/types"]) rmSync(join(root, stale), { recursive: true, force: true });
  return run([module("typescript/bin/tsc"), "--noEmit"]);
}

const screens = ["dashboard", "widget"].map((area) => join(root, "e2e", area));
const isSpec = (name) => name.endsWith(".spec.ts");
const hasScreens = () =>
  screens.some((folder) => existsSync(folder) && readdirSync(folder, { recursive: true }).some(isSpec));

async function browser(thorough = {}) {
  if (!hasScreens()) return true;
  const { ensureBrowser } = await import("./browser.mjs");
  ensureBrowser();
  const file = join(scratch, "browser.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...thorough };
  const ended = await run([module("playwright/cli.js"), "test", "--reporter=list,json"], env);
  const stats = read(file)?.stats;
  const counted = add((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
  return ended && counted;
}

const build = () => run([join(root, "scripts", "build-once.mjs")]);

const lint = () => run([module("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."]);

/** One round after the other; the steps of a round run side by side, because each leaves a core idle. */
const rounds = [
  [
    ["types", "Types", types],
    ["lint", "Lint", lint],
    ["unit", "Unit tests", () => vitest("unit")],
  ],
  [["db", "Database tests", () => vitest("db")]],
  [
    ["build", "Build", build],
    ["db-alone", "Database tests that need a process of their own", () => vitest("db-alone")],
  ],
  [
    ["api", "API tests, over HTTP", () => vitest("api")],
    ["api-apart", "API tests with installations of their own", () => vitest("api-apart")],
  ],
  [["browser", "Browser tests", () => browser()]],
];
/** Takes longer than a whole run may; runs where it is asked for. */
const asked = [[["thorough", "Every form and list in the browser", () => browser({ THOROUGH: "1" })]]];
const steps = [...rounds, ...asked].flat();

let running = "Preparing";
/** However it ends: what failed, and last, alone on its line, the sums. */
process.on("exit", (code) => {
  rmSync(scratch, { recursive: true, force: true });
  for (const failure of failures) console.error(`\nFailed: ${failure}`);
  if (code !== 0) console.error(`\n${running} failed: see above. The steps after it were not run.`);
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
});

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some(([step]) => step === name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(", ")}; the steps are ${steps.map(([name]) => name).join(", ")}.`);
  process.exit(1);
}

requireNode();
ensureInstalled();
const { generatePrisma } = await import("./build.mjs");
generatePrisma();

async function step([, heading, work]) {
  console.log(`\n── ${heading}`);
  const from = Date.now();
  const good = await work().catch((error) => console.error(error.message));
  console.log(`── ${heading}: ${good ? "good" : "failed"}, ${((Date.now() - from) / 1000).toFixed(1)} s`);
  return good ? null : heading;
}

for (const round of wanted.length === 0 ? rounds : [...rounds, ...asked]) {
  const chosen = round.filter(([name]) => wanted.length === 0 || wanted.includes(name));
  const failed = (await Promise.all(chosen.map(step))).filter((heading) => heading !== null);
  if (failed.length === 0) continue;
  running = failed.join(", ");
  process.exit(1);
}
