import { inngest } from "@/inngest/client";
import { embedMissing } from "@/lib/domains/knowledge/embed";

/** Every five minutes: makes embeddings of new knowledge, where a model is configured for it. */
export const embedKnowledge = inngest.createFunction(
  { id: "embed-knowledge", name: "Embed knowledge", triggers: [{ cron: "*/5 * * * *" }], retries: 3, concurrency: 1 },
  async ({ step }) => ({ chunks: await step.run("embed", embedMissing) }),
);
