import { inngest } from "@/inngest/client";
import { on } from "@/inngest/events";
import { tellDeactivated } from "@/lib/domains/webhooks/tell-deactivated";

/** An endpoint was switched off for its failures: those who can mend it are told. */
export const tellWebhookDeactivated = inngest.createFunction(
  {
    id: "tell-webhook-deactivated",
    name: "Tell of a deactivated webhook",
    triggers: [on("webhook_endpoint.deactivated")],
    retries: 3,
    concurrency: 2,
  },
  ({ event: { data }, step }) =>
    tellDeactivated(data.project_id, data.subject_id, (name, work) => step.run(name, work)),
);
