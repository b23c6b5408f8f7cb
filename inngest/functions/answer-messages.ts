import { inngest } from "@/inngest/client";
import { on } from "@/inngest/events";
import { knowledge } from "@/lib/domains/bot/knowledge";
import { respondToCustomer } from "@/lib/domains/bot/respond";
import { hearReply } from "@/lib/domains/notices/replies";

/** A reply to a notice is handled as such; anything else goes to the bot. A message is answered once. */
export const answerMessages = inngest.createFunction(
  {
    id: "answer-messages",
    name: "Answer messages",
    triggers: [on("message.received")],
    retries: 3,
    // A model may take half a minute, and all customers wait for the queue.
    concurrency: [{ limit: 5 }, { limit: 3, key: "event.data.project_id" }],
  },
  async ({ event: { data }, step }) => ({
    outcome: await step.run(
      "respond",
      async () =>
        (await hearReply(data.project_id, data.subject_id)) ??
        (await respondToCustomer(data.project_id, data.subject_id, knowledge)),
    ),
  }),
);
