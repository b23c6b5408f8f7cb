import { inngest } from "@/inngest/client";
import { expireRound } from "@/lib/domains/bookings/holds/expire";

/** Expires holds: sleeps from one due time to the next, for a minute; the next minute's run is the sweep. */
export const expireHolds = inngest.createFunction(
  { id: "expire-holds", name: "Expire holds", triggers: [{ cron: "* * * * *" }], retries: 3 },
  async ({ step }) => {
    const began = await step.run("begin", async () => new Date().toISOString());
    for (let round = 1, expired = 0; ; round++) {
      const done = await step.run(`expire-${round}`, () => expireRound(new Date(began)));
      expired += done.expired;
      if (done.wake === null) return { expired };
      await step.sleepUntil(`rest-${round}`, done.wake);
    }
  },
);
