import { inngest } from "@/inngest/client";
import { pruneEvents, pruneIdempotency, pruneRuns } from "@/lib/domains/background/prune";

/** Once a day: what nobody will ask for again goes, in batches. */
export const prune = inngest.createFunction(
  { id: "prune", name: "Prune old records", triggers: [{ cron: "17 3 * * *" }], retries: 3 },
  async ({ step }) => ({
    idempotency_records: await step.run("idempotency-records", pruneIdempotency),
    runs: await step.run("runs", pruneRuns),
    events: await step.run("events", pruneEvents),
  }),
);
