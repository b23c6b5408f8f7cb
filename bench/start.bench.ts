// `npm start` on a fresh clone against its floor (install and `next build` alone), what it leaves running, and how much of
// memory that takes. Memory is held to the target by RSS, which counts what processes share with each of them, as `ps` does.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@/scripts/postgres.mjs";
import { fire } from "./load";
import { owned } from "./owned";
import { endedCpu, type Running, treeOf } from "./process-tree";
import { root } from "./processes";
import { type Row, report, table } from "./report";
import { size } from "./size";

const folder = owned({
  path: await mkdtemp(join(tmpdir(), "turnero-start-")),
  stop: (): Promise<void> => rm(folder.path, { recursive: true, force: true }),
});
const rest = size(30_000, 3000);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** As a shell of an operator has it: nothing of this process but what finds programs and the cache of npm. */
const { PATH = "", HOME = "" } = process.env;
const plain = { PATH, HOME, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };

type Spent = { seconds: number; cpu: number };

async function spent(work: () => unknown): Promise<Spent> {
  const [from, before] = [performance.now(), endedCpu()];
  await work();
  return { seconds: (performance.now() - from) / 1000, cpu: endedCpu() - before };
}

function clone(name: string): string {
  const path = join(folder.path, name);
  execFileSync("git", ["clone", "--quiet", root, path]);
  return path;
}

const installing = ["install", "--no-save", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"];
const install = (cwd: string) => execFileSync("npm", installing, { cwd, env: plain, stdio: "pipe" });

const packagesIn = (path: string): number =>
  Object.keys(JSON.parse(readFileSync(join(path, "node_modules", ".package-lock.json"), "utf8")).packages).length;

/** Not `npm ci`, which fails on a registry without other platforms' binaries; generating Prisma's client is not counted. */
async function floor() {
  const path = clone("floor");
  install(path); // Only so that npm's cache is as warm for the one as for the other.
  rmSync(join(path, "node_modules"), { recursive: true });
  const installed = await spent(() => install(path));
  const engine = { ...plain, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath };
  const node = (env: NodeJS.ProcessEnv, ...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: path, env, stdio: "pipe" });
  node(engine, "node_modules/prisma/build/index.js", "generate");
  const built = await spent(() => node(plain, "node_modules/next/dist/bin/next", "build"));
  const packages = packagesIn(path);
  await rm(path, { recursive: true });
  return { installed, built, packages };
}

/** npm over a script that does nothing: what no launcher of Node's can be smaller than. */
async function idleNpm(): Promise<readonly Running[]> {
  const path = await mkdtemp(join(folder.path, "idle-"));
  writeFileSync(join(path, "idle.cjs"), "setInterval(() => {}, 1e6);");
  writeFileSync(join(path, "package.json"), JSON.stringify({ scripts: { start: "node idle.cjs" } }));
  const npm = owned(spawnNpm(path, {}));
  await pause(3000);
  const tree = treeOf(npm.pid);
  await npm.stop();
  return tree;
}

/** `npm start`, stopped as Ctrl-C does: npm and everything below it in one process group. */
function spawnNpm(cwd: string, env: Record<string, string>) {
  const child: ChildProcess = spawn("npm", ["start"], {
    cwd,
    env: { ...plain, ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const pid = child.pid ?? 0;
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-pid, "SIGINT");
    await gone;
  };
  return { child, pid, gone, stop };
}

type Started = {
  seconds: number;
  cpu: number;
  said: string;
  tree: () => readonly Running[];
  stop: () => Promise<void>;
};

async function npmStart(cwd: string, port: number): Promise<Started> {
  const from = performance.now();
  const npm = owned(spawnNpm(cwd, { PORT: String(port) }));
  let said = "";
  await new Promise<void>((ready, fail) => {
    for (const stream of [npm.child.stdout, npm.child.stderr])
      stream?.on("data", (part) => {
        const at = ((performance.now() - from) / 1000).toFixed(1);
        for (const line of String(part).split("\n")) if (line.trim()) said += `${at.padStart(6)} ${line}\n`;
        if (said.includes("Turnero is ready")) ready();
      });
    npm.gone.then(() => fail(new Error(`npm start ended before it was ready:\n${said}`)));
  });
  const seconds = (performance.now() - from) / 1000;
  const tree = () => treeOf(npm.pid);
  const cpu = tree().reduce((sum, each) => sum + each.cpu, 0);
  return { seconds, cpu, said, tree, stop: npm.stop };
}

const parts = {
  npm: /^npm /,
  shell: /^\S*sh -c/,
  launcher: /scripts\/start\.mjs$/,
  web: /dist\/serve\.mjs$/,
  worker: /dist\/worker\.mjs$/,
  Postgres: /postgres/,
} as const;
type Part = keyof typeof parts;
const partOf = ({ command }: Running): Part | null =>
  (Object.keys(parts) as Part[]).find((part) => parts[part].test(command)) ?? null;

const memory = (tree: readonly Running[], of: readonly Part[], kind: "rss" | "pss" = "rss"): number =>
  Math.round(tree.reduce((sum, each) => sum + (of.includes(partOf(each) as Part) ? each[kind] : 0), 0));

const launching = ["npm", "shell", "launcher"] as const;

const bare = await floor();
const idle = await idleNpm();
const path = clone("ours");
const port = await freePort();
const first = await npmStart(path, port);
const packages = packagesIn(path);
await pause(rest);
const resting = first.tree();
const { api_key } = JSON.parse(readFileSync(join(path, ".data", "demo.json"), "utf8"));
const headers = { authorization: `Bearer ${api_key}` };
for (const call of ["/api/v1/me", "/api/v1/bookings", "/api/v1/customers", "/sign-in"])
  await fire({ url: `http://127.0.0.1:${port}${call}`, headers }, { connections: 4, seconds: size(5, 1) });
await pause(rest);
const loaded = first.tree();
await first.stop();
const second = await npmStart(path, port);
await second.stop();
await folder.stop();

const target = (what: string, ours: number, most: number, floor = "", ratio = ""): Row => ({
  what,
  floor,
  ours: String(ours),
  ratio,
  target: `≤ ${most}`,
  met: ours <= most,
});
const floorSeconds = bare.installed.seconds + bare.built.seconds;
const floorCpu = bare.installed.cpu + bare.built.cpu;
const others = resting.filter((each) => partOf(each) === null);
const idleRss = Math.round(idle.reduce((sum, { rss }) => sum + rss, 0));
const wholes = (...values: number[]) => values.map((value) => String(Math.round(value)));

report(
  "start",
  [
    {
      what: "ready on a fresh clone, s",
      floor: `install ${Math.round(bare.installed.seconds)} + next build ${Math.round(bare.built.seconds)}`,
      ours: first.seconds.toFixed(0),
      ratio: (first.seconds / floorSeconds).toFixed(2),
      target: "≤ 1.15",
      met: first.seconds / floorSeconds <= 1.15,
    },
    {
      what: "the same, seconds of CPU",
      floor: floorCpu.toFixed(0),
      ours: first.cpu.toFixed(0),
      ratio: (first.cpu / floorCpu).toFixed(2),
      target: "",
      met: null,
    },
    { what: "second start, s", floor: "", ours: second.seconds.toFixed(1), ratio: "", target: "", met: null },
    target("packages installed", packages, bare.packages, `${bare.packages} with --omit=dev`),
    target("processes beside npm, launcher, web, worker and Postgres", others.length, 0),
    target("npm and launcher at rest, MB (RSS)", memory(resting, launching), 80, `npm over an idle script ${idleRss}`),
    target("npm and launcher at rest, MB (PSS)", memory(resting, launching, "pss"), 80),
    target("web at rest, MB (RSS)", memory(resting, ["web"]), 150),
    target("worker at rest, MB (RSS)", memory(resting, ["worker"]), 150),
  ],
  [
    "Each process at rest and half a minute after a short load (RSS and PSS in MB; CPU in seconds since it began):\n",
    table(
      ["process", "RSS at rest", "PSS at rest", "RSS after load", "PSS after load", "CPU s"],
      (Object.keys(parts) as Part[]).map((part) => {
        const cpu = loaded.reduce((sum, each) => sum + (partOf(each) === part ? each.cpu : 0), 0);
        const figures = [resting, loaded].flatMap((tree) => [memory(tree, [part]), memory(tree, [part], "pss")]);
        return [part, ...wholes(...figures, cpu)];
      }),
    ),
    ...(others.length > 0 ? [`\nLeft behind: ${others.map(({ command }) => command.slice(0, 120)).join("; ")}`] : []),
    `\nThe first start, with the second each line came:\n\n\`\`\`\n${first.said.replace(/password: \S+|key: .*/g, "…")}\`\`\``,
  ].join("\n"),
);
