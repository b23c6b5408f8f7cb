import { type ChildProcess, fork } from "node:child_process";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { ended, kill, until } from "@/lib/testing/background/harness";
import { makeProject } from "@/lib/testing/world";

const children: ChildProcess[] = [];
function launch(env: Record<string, string> = {}) {
  const child = fork("scripts/worker.ts", {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  children.push(child);
  let errors = "";
  child.stderr?.on("data", (part) => {
    errors += part;
  });
  const exit = new Promise<number | null>((done) => child.once("exit", done));
  const heard = new Promise<string>((done) => child.stderr?.once("end", () => done(errors)));
  const ready = new Promise((done) => child.once("message", done));
  return { child, exit, ready, heard };
}
afterEach(() => Promise.all(children.splice(0).map(kill)));

describe("the worker process", () => {
  let world: Awaited<ReturnType<typeof makeProject>>;
  beforeAll(async () => {
    world = await makeProject();
  });

  it("says that it is ready, relays, runs what is due, and stops when asked", async () => {
    const { child, exit, ready } = launch();
    expect(await ready).toEqual({ ready: true });
    await world.call("/customers", { method: "POST", body: { name: "Ana", phone: "+595981000111" } });
    await until("the relay", async () => (await prisma().event.count({ where: { published_at: null } })) === 0);
    await prisma().backgroundSchedule.updateMany({
      where: { function_id: "turnero-prune" },
      data: { next_at: new Date(0) },
    });
    const run = await until("the daily prune", () =>
      prisma().backgroundRun.findFirst({ where: { function_id: "turnero-prune" } }),
    );
    expect(await ended(run.id)).toMatchObject({
      status: "completed",
      output: { idempotency_records: expect.any(Number), runs: expect.any(Number), events: expect.any(Number) },
    });
    await until("the functions' names", () =>
      prisma().backgroundFunction.findUnique({ where: { id: "turnero-prune" } }),
    );
    child.kill("SIGTERM");
    expect(await exit).toBe(0);
    expect(await prisma().backgroundWorker.count()).toBe(0);
  });

  it("ends with its supervisor", async () => {
    const { child, exit, ready } = launch();
    await ready;
    child.disconnect();
    expect(await exit).toBe(0);
  });

  it("explains half a configuration in a sentence, and does not start", async () => {
    const { exit, heard } = launch({ INNGEST_EVENT_KEY: "only this" });
    expect(await exit).toBe(1);
    expect(await heard).toMatch(/^The environment variable INNGEST_SIGNING_KEY is wrong: [^\n]+\.\n$/);
  });
});
