import { inngest } from "@/inngest/client";
import { gathered, on } from "@/inngest/events";
import { settleTwin, twinRound } from "@/lib/domains/test-mode/settle";

/** What a call to test mode made due happens at once. */
export const runTestMode = inngest.createFunction(
  {
    id: "run-test-mode",
    name: "Run test mode",
    triggers: [on("test_mode.used")],
    batchEvents: gathered,
    retries: 3,
    concurrency: 2,
  },
  async ({ events }) => {
    const twins = new Set(events.map(({ data }) => data.subject_id));
    for (const twin of twins) await settleTwin(twin);
    return { twins: twins.size };
  },
);

/** What becomes due in test mode: sleeps from one due time to the next, for a minute. */
export const runDueTestMode = inngest.createFunction(
  { id: "run-due-test-mode", name: "Run what is due in test mode", triggers: [{ cron: "* * * * *" }], retries: 3 },
  async ({ step }) => {
    const began = await step.run("begin", async () => new Date().toISOString());
    for (let round = 1, sum = 0; ; round++) {
      const { settled, wake } = await step.run(`settle-${round}`, () => twinRound(new Date(began)));
      sum += settled;
      if (wake === null) return { settled: sum };
      await step.sleepUntil(`rest-${round}`, wake);
    }
  },
);
