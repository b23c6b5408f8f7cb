import { inngest } from "@/inngest/client";
import { on } from "@/inngest/events";
import { clock } from "@/lib/core/clock";
import { askForRenewal, renewTemplates } from "@/lib/domains/channels/whatsapp/templates/renew";

/** The list of WhatsApp's templates is read when a number is connected, and when it is known to be old. */
export const renewTemplateList = inngest.createFunction(
  {
    id: "renew-template-list",
    name: "Read WhatsApp templates",
    triggers: [on("channel.connected"), on("whatsapp_template.renewal_due")],
    retries: 3,
    concurrency: [{ limit: 2 }, { limit: 1, key: "event.data.project_id" }],
  },
  async ({ event: { data }, step }) =>
    data.subject_id === "whatsapp" ? step.run("read", () => renewTemplates(data.project_id)) : null,
);

/** Once a day: lists that were not read since yesterday. */
export const findOldTemplates = inngest.createFunction(
  {
    id: "find-old-templates",
    name: "Find old template lists",
    triggers: [{ cron: "41 4 * * *" }],
    retries: 3,
    concurrency: 1,
  },
  async ({ step }) => ({ asked: await step.run("ask", () => askForRenewal(clock.now())) }),
);
