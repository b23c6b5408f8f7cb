import { inngest } from "@/inngest/client";
import { on } from "@/inngest/events";
import { deliverDue, deliveryRound, fanOut, fanOutForgotten } from "@/lib/domains/webhooks/delivery/deliver";

/** What has just happened is made into deliveries, which are sent at once; one run stays for a retry that is due soon. */
export const deliverWebhooks = inngest.createFunction(
  {
    id: "deliver-webhooks",
    name: "Deliver webhooks",
    triggers: [
      on("booking.created"),
      on("booking.confirmed"),
      on("booking.cancelled"),
      on("booking.rescheduled"),
      on("booking.no_show"),
      on("booking.completed"),
      on("webhook.due"),
    ],
    batchEvents: { maxSize: 100, timeout: "1s" },
    retries: 5,
  },
  async ({ events, step }) => {
    const made = await step.run("fan-out", () => fanOut(events.map(({ data }) => data)));
    for (let round = 1; ; round++) {
      const { more, wake } = await step.run(`deliver-${round}`, deliverDue);
      if (wake !== null) await step.sleepUntil(`rest-${round}`, wake);
      else if (!more) return { made };
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
