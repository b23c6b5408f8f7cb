import { inngest } from "@/inngest/client";
import { clock } from "@/lib/core/clock";
import { findForgottenFiles } from "@/lib/domains/knowledge/read-file";
import { crawlDue } from "@/lib/domains/knowledge/sites/change";

/** Every quarter of an hour: crawls sites again after a week, and picks up work that was lost. */
export const renewKnowledge = inngest.createFunction(
  { id: "renew-knowledge", name: "Renew knowledge", triggers: [{ cron: "*/15 * * * *" }], retries: 3 },
  async ({ step }) => ({
    sites: await step.run("sites", () => crawlDue(clock.now())),
    files: await step.run("files", () => findForgottenFiles(clock.now())),
  }),
);
