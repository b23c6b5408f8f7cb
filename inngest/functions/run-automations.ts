import { inngest } from "@/inngest/client";
import { gathered, on } from "@/inngest/events";
import { beginRuns } from "@/lib/domains/automations/begin";
import { runDue } from "@/lib/domains/automations/run";

/** Starts runs for new events and executes them as far as possible. */
export const runAutomations = inngest.createFunction(
  {
    id: "run-automations",
    name: "Run automations",
    triggers: [on("booking.*"), on("message.received")],
    batchEvents: gathered,
    retries: 5,
    // An action may call an external server, which may be slow.
    concurrency: 8,
  },
  async ({ events }) => {
    // No step: starting again has no effect, and the engine need not call again to learn that the run has ended.
    const begun = await beginRuns(events.map(({ name, ts, data }) => ({ ...data, type: name, at: new Date(ts) })));
    return { begun, ran: (await runDue(new Date(0))).ran };
  },
);

/** Waiting runs: sleeps from one due time to the next, for a minute; the next minute's run is the sweep. */
export const runPlannedAutomations = inngest.createFunction(
  {
    id: "run-planned-automations",
    name: "Run planned automations",
    triggers: [{ cron: "* * * * *" }],
    retries: 3,
    concurrency: 1,
  },
  async ({ step }) => {
    const began = await step.run("begin", async () => new Date().toISOString());
    for (let round = 1, sum = 0; ; round++) {
      const { ran, wake } = await step.run(`run-${round}`, () => runDue(new Date(began)));
      sum += ran;
      if (wake === null) return { ran: sum };
      await step.sleepUntil(`rest-${round}`, wake);
    }
  },
);
