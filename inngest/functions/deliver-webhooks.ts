import { inngest } from "@/inngest/client";
import { gathered, on } from "@/inngest/events";
import { publicEvents } from "@/lib/core/events";
import { deliverDue, deliveryRound, fanOut, fanOutForgotten } from "@/lib/domains/webhooks/delivery/deliver";
import type { EventRef } from "@/lib/domains/webhooks/delivery/store";

/** What has just happened is made into deliveries, which are sent at once; one run stays for a retry that is due soon. */
export const deliverWebhooks = inngest.createFunction(
  {
    id: "deliver-webhooks",
    name: "Deliver webhooks",
    triggers: [...publicEvents.map((type) => on(type)), on("webhook.due")],
    batchEvents: gathered,
    retries: 5,
  },
  async ({ events, step }) => {
    // Without steps but the sleeps, which are named by their time: each entry begins afresh, and to fan out again makes
    // nothing. A step would have the engine come back, with every event of the batch, only to hear that it is over.
    const made = await fanOut(events.map(({ data }) => data as EventRef));
    for (;;) {
      const { more, wake } = await deliverDue();
      const again = more ? new Date().toISOString() : wake;
      if (again === null) return { made };
      await step.sleepUntil(`rest-${again}`, again);
    }
  },
);

/** Retries at their time: sleeps from one due time to the next, for a minute; the next minute's run is the sweep behind it. */
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
