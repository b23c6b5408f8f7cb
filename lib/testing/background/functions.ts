import { NonRetriableError, RetryAfterError } from "inngest";
import { makeClient } from "@/inngest/client";
import { pool } from "@/lib/core/db";
import { onInvented } from "@/lib/testing/background/invented-events";

/** The functions that the executor's tests run, here and in processes that are killed. Each step leaves a mark. */
export const client = makeClient({ kind: "embedded" });

export async function makeMarks(): Promise<void> {
  await pool().query("CREATE TABLE IF NOT EXISTS mark (n serial, run text, name text, worker int)");
}

export async function mark(run: string, name: string): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    `WITH made AS (INSERT INTO mark (run, name, worker) VALUES ($1, $2, $3))
     SELECT 1 + count(*)::int AS count FROM mark WHERE run = $1 AND name = $2`,
    [run, name, process.pid],
  );
  return rows[0]?.count ?? 0;
}

const event = onInvented<{ wake_at?: string; key?: string; failures?: number }>;

const steps = client.createFunction({ id: "steps", triggers: [event("test.steps")] }, async ({ step, runId }) => {
  const first = await step.run("first", () => mark(runId, "first"));
  const second = await step.run("second", async () => {
    await mark(runId, "second");
    if (process.env.HANG) await new Promise((done) => setTimeout(done, 3_600_000).unref());
    return first + 1;
  });
  return step.run("third", async () => {
    await mark(runId, "third");
    return second + 1;
  });
});

const sleeper = client.createFunction(
  { id: "sleeper", triggers: [event("test.sleep")] },
  async ({ step, event, runId }) => {
    await step.run("before", () => mark(runId, "before"));
    await step.sleepUntil("nap", event.data.data.wake_at ?? "");
    await step.run("after", () => mark(runId, "after"));
  },
);

const parallel = client.createFunction(
  { id: "parallel", triggers: [event("test.parallel")] },
  async ({ step, runId }) => {
    const parts = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => step.run(`part ${n}`, () => mark(runId, `part ${n}`).then(() => n))),
    );
    return step.run("sum", async () => {
      await mark(runId, "sum");
      return parts.reduce((sum, n) => sum + n, 0);
    });
  },
);

const flaky = client.createFunction(
  { id: "flaky", triggers: [event("test.flaky")], retries: 2 },
  async ({ step, event, runId }) => {
    await step.run("steady", () => mark(runId, "steady"));
    return step.run("flaky", async () => {
      if ((await mark(runId, "flaky")) <= (event.data.data.failures ?? 0)) throw new Error("not yet");
      return "at last";
    });
  },
);

const hopeless = client.createFunction(
  {
    id: "hopeless",
    triggers: [event("test.hopeless")],
    retries: 1,
    onFailure: async ({ event, step }) => {
      await step.run("mourn", () => mark(event.data.run_id, `mourned ${event.data.error.message}`));
    },
  },
  async ({ runId }) => {
    await mark(runId, "tried");
    throw new Error("never works");
  },
);

const refused = client.createFunction({ id: "refused", triggers: [event("test.refused")] }, async ({ step, runId }) => {
  await step.run("refused", async () => {
    await mark(runId, "refused");
    throw new NonRetriableError("not again");
  });
});

const patient = client.createFunction({ id: "patient", triggers: [event("test.patient")] }, async ({ runId }) => {
  if ((await mark(runId, "patient")) === 1) throw new RetryAfterError("busy", new Date(Date.now() + 300));
});

const cancellable = client.createFunction(
  {
    id: "cancellable",
    triggers: [event("test.start")],
    cancelOn: [{ event: "test.stop", match: "data.subject_id" }],
  },
  async ({ step, event, runId }) => {
    await step.sleepUntil("wait", event.data.data.wake_at ?? "");
    await step.run("went on", () => mark(runId, "went on"));
  },
);

const batched = client.createFunction(
  { id: "batched", triggers: [event("batch.*")], batchEvents: { maxSize: 50, timeout: "1s" } },
  async ({ events, runId }) => {
    await mark(runId, "batch");
    return events.length;
  },
);

/** Waits at its step until its gate is opened, by a mark. */
const slow = client.createFunction(
  {
    id: "slow",
    triggers: [event("test.slow")],
    concurrency: [{ limit: 3 }, { limit: 2, key: "event.data.project_id" }],
  },
  async ({ step, event, runId }) => {
    await step.run("stay", async () => {
      await mark(runId, "began");
      const gate = [event.data.data.key];
      while ((await pool().query("SELECT FROM mark WHERE run = 'gate' AND name = $1", gate)).rowCount === 0)
        await new Promise((done) => setTimeout(done, 15));
      await mark(runId, "ended");
    });
  },
);

/** Crashes its process, three times beside another run in the middle of its step. */
const deadly = client.createFunction(
  {
    id: "deadly",
    triggers: [event("test.deadly")],
    retries: 9,
    onFailure: async ({ event, step }) => {
      await step.run("mourn", () => mark(event.data.run_id, `mourned ${event.data.error.name}`));
    },
  },
  async ({ step, event, runId }) => {
    await step.run("die", async () => {
      const deaths = await mark(runId, "died");
      const beside = [event.data.data.key, Math.min(deaths, 2)];
      const begun = "SELECT FROM mark WHERE run = $1 AND name = 'began' HAVING count(*) >= $2";
      while ((await pool().query(begun, beside)).rowCount === 0) await new Promise((done) => setTimeout(done, 15));
      process.kill(process.pid, "SIGKILL");
      await new Promise(() => {});
    });
  },
);

const waiter = client.createFunction({ id: "waiter", triggers: [event("test.wait")] }, async ({ step }) => {
  await step.waitForEvent("for ever", { event: "test.never", timeout: "1h" });
});

const yearly = client.createFunction({ id: "yearly", triggers: [{ cron: "0 0 1 1 *" }] }, async ({ runId }) => {
  await mark(runId, "year");
});

export const functions = [
  steps,
  sleeper,
  parallel,
  flaky,
  hopeless,
  refused,
  patient,
  cancellable,
  batched,
  slow,
  deadly,
  waiter,
  yearly,
];
