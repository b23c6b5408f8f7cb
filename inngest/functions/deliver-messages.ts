import { inngest } from "@/inngest/client";
import { gathered, on } from "@/inngest/events";
import { deliverMessages, messageRound } from "@/lib/domains/channels/delivery/deliver";

/** Sends new messages at once, and waiting ones when a channel works again; one run waits for retries that are due soon. */
export const deliverQueued = inngest.createFunction(
  {
    id: "deliver-messages",
    name: "Deliver messages",
    triggers: [on("message.sent"), on("channel.resumed"), on("channel.connected"), on("channel.disconnected")],
    batchEvents: gathered,
    retries: 5,
  },
  async ({ step }) => {
    for (let round = 1, taken = 0; ; round++) {
      const done = await step.run(`deliver-${round}`, deliverMessages);
      taken += done.taken;
      if (done.wake !== null) await step.sleepUntil(`rest-${round}`, done.wake);
      else if (!done.more) return { taken };
    }
  },
);

/** Retries when due, and ends of pauses: sleeps from one due time to the next, for a minute. */
export const retryQueued = inngest.createFunction(
  { id: "retry-messages", name: "Retry messages", triggers: [{ cron: "* * * * *" }], retries: 3 },
  async ({ step }) => {
    const began = await step.run("begin", async () => new Date().toISOString());
    for (let round = 1, taken = 0; ; round++) {
      const done = await step.run(`deliver-${round}`, () => messageRound(new Date(began)));
      taken += done.taken;
      if (done.wake === null) return { taken };
      await step.sleepUntil(`rest-${round}`, done.wake);
    }
  },
);
