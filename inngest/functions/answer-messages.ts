import { inngest } from "@/inngest/client";
import { on } from "@/inngest/events";
import { knowledge } from "@/lib/domains/bot/knowledge";
import { respondToCustomer } from "@/lib/domains/bot/respond";

/** The bot's answer to what a contact said. What was answered before is not answered again. */
export const answerMessages = inngest.createFunction(
  {
    id: "answer-messages",
    name: "Answer messages",
    triggers: [on("message.received")],
    retries: 3,
    // A model may take half a minute, and everybody's customers wait.
    concurrency: [{ limit: 5 }, { limit: 3, key: "event.data.project_id" }],
  },
  async ({ event: { data }, step }) => ({
    outcome: await step.run("respond", () => respondToCustomer(data.project_id, data.subject_id, knowledge)),
  }),
);
