import { inngest } from "@/inngest/client";
import { embedMissing } from "@/lib/domains/knowledge/embed";

/** Every five minutes: what is new in the knowledge can be found by its meaning too, where a model makes embeddings. */
export const embedKnowledge = inngest.createFunction(
  { id: "embed-knowledge", name: "Embed knowledge", triggers: [{ cron: "*/5 * * * *" }], retries: 3, concurrency: 1 },
  async ({ step }) => ({ chunks: await step.run("embed", embedMissing) }),
);
