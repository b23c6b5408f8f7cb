import { inngest } from "@/inngest/client";
import { gathered, on } from "@/inngest/events";
import { webhookTypes } from "@/lib/core/events";
import { deliverDue, deliveryRound, fanOut, fanOutForgotten } from "@/lib/domains/webhooks/delivery/deliver";
import type { EventRef } from "@/lib/domains/webhooks/delivery/store";

/** Turns new events into deliveries and sends them at once; one run waits for retries that are due soon. */
export const deliverWebhooks = inngest.createFunction(
  {
    id: "deliver-webhooks",
    name: "Deliver webhooks",
    triggers: [...webhookTypes.map((type) => on(type)), on("webhook.due")],
    batchEvents: gathered,
    retries: 5,
  },
  async ({ events, step }) => {
    // No steps except sleeps, which are named by their time: each call starts over, and repeating the fan-out has no effect.
    // A step would make the engine call again, with every event of the batch, only to learn that the run has ended.
    const made = await fanOut(events.map(({ data }) => data as EventRef));
    for (;;) {
      const { more, wake } = await deliverDue();
      const again = more ? new Date().toISOString() : wake;
      if (again === null) return { made };
      await step.sleepUntil(`rest-${again}`, again);
    }
  },
);

/** Retries when due: sleeps from one due time to the next, for a minute; the next minute's run is the sweep. */
export const retryWebhooks = inngest.createFunction(
  { id: "retry-webhooks", name: "Retry webhooks", triggers: [{ cron: "* * * * *" }], retries: 3 },
  async ({ step }) => {
    const began = await step.run("begin", async () => new Date().toISOString());
    const found = await step.run("find-forgotten", fanOutForgotten);
    for (let round = 1, taken = 0; ; round++) {
      const done = await step.run(`deliver-${round}`, () => deliveryRound(new Date(began)));
      taken += done.taken;
      if (done.wake === null) return { found, taken };
      await step.sleepUntil(`rest-${round}`, done.wake);
    }
  },
);
