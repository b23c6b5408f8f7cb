import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Executor } from "@/inngest/embedded/executor";
import { claimRuns, completeRun, LeaseLost, saveSteps } from "@/inngest/embedded/store";
import { tick } from "@/inngest/embedded/timetable/tick";
import { pool, prisma } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { makeMarks, mark } from "@/lib/testing/background/functions";
import {
  asleep,
  catalog,
  ended,
  executor,
  kill,
  leaseEnds,
  marksOf,
  relayAll,
  runOf,
  spawnWorker,
  start,
  until,
  wakeAt,
} from "@/lib/testing/background/harness";
import { recordInvented } from "@/lib/testing/background/invented-events";
import { setEnv } from "@/lib/testing/environment";
import { makeProject } from "@/lib/testing/world";

let project: ProjectId;
const running: Executor[] = [];
const runExecutor = async (...args: Parameters<typeof executor>): Promise<Executor> => {
  const started = await executor(...args);
  running.push(started);
  return started;
};

beforeAll(async () => {
  project = (await makeProject()).id;
  await makeMarks();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
});
afterAll(async () => {
  await pool().query("DROP TABLE mark");
});

/** So far in the future that no run gets there by itself. */
const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();

describe("a run", () => {
  it("goes from step to step and keeps what each gave", async () => {
    await runExecutor();
    const run = await ended(await start(project, "test.steps"));
    expect(run).toMatchObject({ status: "completed", output: 3, project_id: project, worker: null });
    expect(await marksOf(run.id)).toEqual({ first: 1, second: 1, third: 1 });
  });

  it("sleeps until its time without a worker, then goes on", async () => {
    await runExecutor();
    const wake_at = inAnHour();
    const id = await start(project, "test.sleep", { wake_at });
    await asleep(id, wake_at);
    expect(await marksOf(id)).toEqual({ before: 1 });
    const alarm = new Date(Date.now() + 500);
    await wakeAt(id, alarm);
    const run = await ended(id);
    expect(await marksOf(id)).toEqual({ before: 1, after: 1 });
    expect(run.finished_at?.getTime()).toBeGreaterThanOrEqual(alarm.getTime());
  });

  it("carries out steps that stand side by side, each once", async () => {
    await runExecutor();
    const run = await ended(await start(project, "test.parallel"));
    expect(run).toMatchObject({ status: "completed", output: 15 });
    expect(await marksOf(run.id)).toEqual({ "part 1": 1, "part 2": 1, "part 3": 1, "part 4": 1, "part 5": 1, sum: 1 });
  });

  it("fails with a sentence when it asks for what only a real Inngest does", async () => {
    await runExecutor();
    const run = await ended(await start(project, "test.wait"));
    expect(run).toMatchObject({ status: "failed", error: { message: expect.stringContaining("WaitForEvent") } });
  });
});

describe("a step that fails", () => {
  it("is tried again after a pause that grows, and what came before it is not", async () => {
    const pauses: number[] = [];
    const backoffMs = (attempt: number) => {
      pauses.push(attempt);
      return 20 * attempt;
    };
    await runExecutor({ backoffMs });
    const run = await ended(await start(project, "test.flaky", { failures: 2 }));
    expect(run).toMatchObject({ status: "completed", output: "at last" });
    expect(await marksOf(run.id)).toEqual({ steady: 1, flaky: 3 });
    expect(pauses).toEqual([1, 2]);
  });

  it("is not tried more often than the function allows", async () => {
    await runExecutor();
    const run = await ended(await start(project, "test.flaky", { failures: 99 }));
    expect(run).toMatchObject({ status: "failed", error: { message: "not yet" } });
    expect(await marksOf(run.id)).toEqual({ steady: 1, flaky: 3 });
  });

  it("is tried once when it says that trying again is of no use", async () => {
    await runExecutor();
    const run = await ended(await start(project, "test.refused"));
    expect(run).toMatchObject({ status: "failed", error: { message: "not again" } });
    expect(await marksOf(run.id)).toEqual({ refused: 1 });
  });

  it("is tried again when it says so itself", async () => {
    await runExecutor({ backoffMs: () => 3_600_000 });
    const run = await ended(await start(project, "test.patient"));
    expect(run.status).toBe("completed");
    expect(await marksOf(run.id)).toEqual({ patient: 2 });
  });

  it("ends in the function's onFailure, with the error and the run", async () => {
    await runExecutor();
    const run = await ended(await start(project, "test.hopeless"));
    expect(run.status).toBe("failed");
    await until("onFailure", async () => (await marksOf(run.id))["mourned never works"] === 1);
    expect(await marksOf(run.id)).toEqual({ tried: 2, "mourned never works": 1 });
  });
});

describe("cancelOn", () => {
  it("ends the runs that carry the same value, and no others", async () => {
    await runExecutor();
    const wake_at = inAnHour();
    const [stopped, spared] = [
      await start(project, "test.start", { wake_at }, "one"),
      await start(project, "test.start", { wake_at }, "two"),
    ];
    for (const id of [stopped, spared]) await asleep(id, wake_at);
    await recordInvented(prisma(), project, "test.stop", "one");
    await relayAll();
    expect((await runOf(stopped)).status).toBe("cancelled");
    for (const id of [stopped, spared]) await wakeAt(id, new Date());
    expect((await ended(spared)).status).toBe("completed");
    expect(await marksOf(stopped)).toEqual({});
    expect(await marksOf(spared)).toEqual({ "went on": 1 });
  });

  it("spares a run that began after the event, though both were relayed together", async () => {
    await recordInvented(prisma(), project, "test.stop", "three");
    const id = await start(project, "test.start", { wake_at: new Date().toISOString() }, "three");
    expect((await runOf(id)).status).toBe("active");
    const early = await recordInvented(prisma(), project, "test.start", "four", { wake_at: inAnHour() });
    await recordInvented(prisma(), project, "test.stop", "four");
    await relayAll();
    expect(await prisma().backgroundRun.findFirst({ where: { event_id: early } })).toMatchObject({
      status: "cancelled",
    });
  });
});

describe("a timetable", () => {
  const schedule = { function_id_cron: { function_id: "turnero-yearly", cron: "0 0 1 1 *" } };
  const runs = () => prisma().backgroundRun.findMany({ where: { function_id: "turnero-yearly" } });

  it("starts a run when its time has come, once, however many look", async () => {
    await runExecutor();
    await prisma().backgroundSchedule.update({ where: schedule, data: { next_at: new Date(Date.now() - 5) } });
    await Promise.all(Array.from({ length: 6 }, () => tick(catalog)));
    const [run, ...others] = await until("the run", async () => {
      const found = await runs();
      return found.length > 0 && found;
    });
    expect(others).toEqual([]);
    expect(await ended(run?.id ?? "")).toMatchObject({ status: "completed", project_id: null });
    const { next_at } = await prisma().backgroundSchedule.findUniqueOrThrow({ where: schedule });
    expect(next_at.toISOString()).toBe(`${new Date().getUTCFullYear() + 1}-01-01T00:00:00.000Z`);
  });

  it("makes up for missed times once", async () => {
    const before = (await runs()).length;
    await prisma().backgroundSchedule.update({ where: schedule, data: { next_at: new Date(Date.now() - 86_400_000) } });
    await tick(catalog);
    await tick(catalog);
    expect((await runs()).length).toBe(before + 1);
  });
});

describe("events that a function takes in batches", () => {
  it("come together, as many as it allows, by a name that ends in a star", async () => {
    await runExecutor();
    for (let i = 0; i < 120; i++) await recordInvented(prisma(), project, `batch.kind${i % 3}`, "x");
    await relayAll();
    const runs = await until("the batches", async () => {
      const found = await prisma().backgroundRun.findMany({ where: { function_id: "turnero-batched" } });
      return found.every(({ status }) => status === "completed") && found;
    });
    expect(runs.map(({ output }) => output).sort()).toEqual([20, 50, 50]);
  });
});

describe("a function with a limit", () => {
  const startSlow = (key: string, projects: ProjectId[]) =>
    Promise.all(projects.map((each) => recordInvented(prisma(), each, "test.slow", "x", { key }))).then(
      async (events) => {
        await relayAll();
        const runs = await prisma().backgroundRun.findMany({ where: { event_id: { in: events } } });
        return runs.map(({ id, project_id }) => ({ id, project: project_id }));
      },
    );
  const times = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each);

  /** The maximum number of concurrent steps, per project and in total. */
  async function mostAtOnce(runs: { id: string; project: string | null }[]): Promise<Record<string, number>> {
    const { rows } = await pool().query<{ run: string; name: string }>(
      "SELECT run, name FROM mark WHERE run = ANY ($1) ORDER BY n",
      [runs.map(({ id }) => id)],
    );
    const now: Record<string, number> = {};
    const most: Record<string, number> = {};
    for (const { run, name } of rows)
      for (const group of ["all", runs.find(({ id }) => id === run)?.project ?? ""]) {
        now[group] = (now[group] ?? 0) + (name === "began" ? 1 : -1);
        most[group] = Math.max(most[group] ?? 0, now[group]);
      }
    return most;
  }
  const begun = async (runs: { id: string }[]): Promise<number> =>
    prisma().backgroundRun.count({ where: { id: { in: runs.map(({ id }) => id) }, started_at: { not: null } } });
  const atTheirStep = async (runs: { id: string }[]): Promise<number> =>
    (await pool().query("SELECT FROM mark WHERE name = 'began' AND run = ANY ($1)", [runs.map(({ id }) => id)]))
      .rowCount ?? 0;

  it("keeps nothing else waiting, however many of its runs are slow", async () => {
    await runExecutor();
    const runs = await startSlow("others", times(20, project));
    await until("the slow ones", async () => (await begun(runs)) >= 2);
    const other = await start(project, "test.steps");
    expect((await ended(other)).status).toBe("completed");
    expect(await begun(runs)).toBe(2);
    await mark("gate", "others");
    for (const { id } of runs) await ended(id);
  });

  it("is held to it, in all and for each project, and comes to every run in the end", async () => {
    await runExecutor();
    const other = (await makeProject()).id;
    const runs = await startSlow("fair", [...times(12, project), ...times(4, other)]);
    await until("all places taken", async () => (await atTheirStep(runs)) === 3);
    const busy = await prisma().backgroundRun.count({
      where: { id: { in: runs.map(({ id }) => id) }, project_id: other, worker: { not: null } },
    });
    expect([1, 2]).toContain(busy);
    await mark("gate", "fair");
    for (const { id } of runs) expect((await ended(id)).status).toBe("completed");
    expect(await mostAtOnce(runs)).toEqual({ all: 3, [project]: 2, [other]: expect.toBeOneOf([1, 2]) });
  });

  it("is held to it by each worker: two have twice the places", async () => {
    await runExecutor();
    await runExecutor();
    const others = [project, (await makeProject()).id, (await makeProject()).id];
    const runs = await startSlow(
      "two",
      others.flatMap((each) => times(6, each)),
    );
    await until("all places taken", async () => (await atTheirStep(runs)) === 6);
    await mark("gate", "two");
    for (const { id } of runs) expect((await ended(id)).status).toBe("completed");
    expect((await mostAtOnce(runs)).all).toBe(6);
  });
});

describe("a worker that is killed", () => {
  it("amid a step loses nothing: another does that step again, and no other", async () => {
    const id = await start(project, "test.steps");
    const { child } = await spawnWorker({ HANG: "1" });
    await until("the second step", async () => (await marksOf(id)).second === 1);
    await kill(child);
    await runExecutor();
    await leaseEnds(id);
    const run = await ended(id);
    expect(run).toMatchObject({ status: "completed", output: 3 });
    expect(await marksOf(id)).toEqual({ first: 1, second: 2, third: 1 });
  });

  it("by a step three times is followed by no fourth: that run fails, and those beside it and after it go on", async () => {
    const beside = await start(project, "test.slow", { key: "deadly" });
    const id = await start(project, "test.deadly", { key: beside });
    for (let deaths = 1; deaths <= 3; deaths++) {
      const { child } = await spawnWorker();
      await until(`death ${deaths}`, async () => child.signalCode === "SIGKILL");
      await Promise.all([leaseEnds(beside), leaseEnds(id)]);
      if (deaths === 2) await mark("gate", "deadly"); // The run beside it, also a suspect, may end.
      expect((await marksOf(id)).died).toBe(deaths);
    }
    const { child } = await spawnWorker();
    expect(await ended(id)).toMatchObject({ status: "failed", error: { name: "WorkerLost" } });
    expect((await ended(beside)).status).toBe("completed");
    expect((await ended(await start(project, "test.steps"))).status).toBe("completed");
    await until("what follows the failure", async () => (await marksOf(id))["mourned WorkerLost"] === 1);
    expect(child.exitCode ?? child.signalCode).toBeNull();
    expect((await marksOf(id)).died).toBe(3);
    await kill(child);
  });

  it("three times beside others that got on is no reason to fail them", async () => {
    const id = await start(project, "test.steps");
    await prisma().backgroundRun.update({ where: { id }, data: { lease: 3, unfinished: 1, worker: "lost" } });
    await runExecutor();
    expect(await ended(id)).toMatchObject({ status: "completed", unfinished: 0 });
  });

  it("amid a sleep loses nothing: another wakes the run", async () => {
    const { child } = await spawnWorker();
    const wake_at = inAnHour();
    const id = await start(project, "test.sleep", { wake_at });
    await asleep(id, wake_at);
    await kill(child);
    await wakeAt(id, new Date());
    await runExecutor();
    expect((await ended(id)).status).toBe("completed");
    expect(await marksOf(id)).toEqual({ before: 1, after: 1 });
  });
});

describe("several workers", () => {
  it("share the runs and do each step once", async () => {
    const alike = { RELAY: "run" };
    const [one, two] = await Promise.all([spawnWorker(alike), spawnWorker(alike)]);
    const ids: string[] = [];
    const done = () => prisma().backgroundRun.count({ where: { event_id: { in: ids }, status: "completed" } });
    const workers = async () => {
      const runs = await prisma().backgroundRun.findMany({ where: { event_id: { in: ids } } });
      const { rows } = await pool().query<{ worker: number; count: number }>(
        "SELECT worker, count(*)::int AS count FROM mark WHERE run = ANY ($1) GROUP BY worker",
        [runs.map(({ id }) => id)],
      );
      return rows;
    };
    // A slow worker may find nothing left to do: then there is more.
    await until("both to have a part in it", async () => {
      const more = Array.from({ length: 60 }, () => recordInvented(prisma(), project, "test.steps", "x"));
      ids.push(...(await Promise.all(more)));
      await until("all the runs", async () => (await done()) === ids.length);
      return (await workers()).length === 2;
    });
    await Promise.all([kill(one.child), kill(two.child)]);
    const rows = await workers();
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(ids.length * 3);
    expect(rows.map(({ worker }) => worker).sort()).toEqual([one.child.pid, two.child.pid].sort());
  });

  it("drop what a worker writes after another took its run over", async () => {
    const id = await start(project, "test.steps");
    const claim = { functions: ["turnero-steps"], leaseMs: 0, most: 1 };
    const [slow] = await claimRuns({ worker: "slow", ...claim });
    const [quick] = await claimRuns({ worker: "quick", ...claim });
    expect([slow?.id, quick?.id]).toEqual([id, id]);
    if (!slow || !quick) throw new Error("Nothing was claimed.");
    await completeRun(quick, "by the quick one");
    await expect(completeRun(slow, "by the slow one")).rejects.toThrow(LeaseLost);
    await expect(saveSteps(slow, [])).rejects.toThrow(LeaseLost);
    expect(await runOf(id)).toMatchObject({ status: "completed", output: "by the quick one" });
  });
});

describe("a worker that is asked to stop", () => {
  it("gives back a run whose step outlasts its patience", async () => {
    setEnv("HANG", "1");
    const first = await executor();
    const id = await start(project, "test.steps");
    await until("the second step", async () => (await marksOf(id)).second === 1);
    await first.stop(30);
    vi.unstubAllEnvs();
    expect(await runOf(id)).toMatchObject({ status: "active", worker: null });
    await runExecutor();
    expect(await ended(id)).toMatchObject({ status: "completed", output: 3 });
  });

  it("finishes the step it is in and leaves the rest to others", async () => {
    const first = await runExecutor({}, 1);
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push(await start(project, "test.steps"));
    await first.stop();
    const held = await prisma().backgroundRun.findMany({ where: { id: { in: ids }, worker: { not: null } } });
    expect(held).toEqual([]);
    await runExecutor();
    for (const id of ids) {
      await ended(id);
      expect(await marksOf(id)).toEqual({ first: 1, second: 1, third: 1 });
    }
  });
});
