import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, start } from "./processes";
import { residentMegabytes } from "./resident-memory";

/** The cost of something: peak memory of each process, and the longest stall of the web process's event loop. */
export type Cost = { seconds: number; web: number; worker: number; decoders: number; stall: number; alive: boolean };

/** 0 for a process that has ended. */
const residentOf = (pid: number): number => residentMegabytes(pid) ?? 0;

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** A web process and a worker that are measured while something runs against them. */
export async function watchCost(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "turnero-cost-"));
  const stalls = join(folder, "stalls");
  writeFileSync(stalls, "");
  const noting = ["--import", join(root, "e2e", "api", "note-stalls.mjs")];
  const raised = { ...env, RATE_LIMIT_BURST: "1000000000", STALLS_FILE: stalls };
  const web = await start("dist/serve.mjs", raised, noting);
  const worker = await start("dist/worker.mjs", raised);
  const lines = () => readFileSync(stalls, "utf8").split("\n").slice(0, -1);
  return {
    url: web.url,
    async during(work: () => Promise<unknown>): Promise<Cost> {
      const before = lines().length;
      const cost: Cost = { seconds: 0, web: 0, worker: 0, decoders: 0, stall: 0, alive: true };
      const look = () => {
        cost.web = Math.max(cost.web, Math.round(residentOf(web.pid)));
        cost.worker = Math.max(cost.worker, Math.round(residentOf(worker.pid)));
        const decoders = [web.pid, worker.pid].flatMap(childrenOf).map(residentOf);
        cost.decoders = Math.max(cost.decoders, Math.round(decoders.reduce((sum, size) => sum + size, 0)));
      };
      const timer = setInterval(look, 25);
      const from = performance.now();
      await work().finally(() => clearInterval(timer));
      look();
      cost.seconds = (performance.now() - from) / 1000;
      await new Promise((done) => setTimeout(done, 100));
      cost.stall = Math.max(
        0,
        ...lines()
          .slice(before)
          .map((line) => JSON.parse(line).stalled),
      );
      cost.alive = [web, worker].every(({ pid }) => readdirSync("/proc").includes(String(pid)));
      return cost;
    },
    async stop(): Promise<void> {
      await Promise.all([web.stop(), worker.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
