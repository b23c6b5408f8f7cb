import { inngest } from "@/inngest/client";
import { gathered, on } from "@/inngest/events";
import { deliverMail, mailRound } from "@/lib/domains/mail/delivery/deliver";

/** Sends new mails at once; one run waits for retries that are due soon. */
export const deliverWritten = inngest.createFunction(
  {
    id: "deliver-mail",
    name: "Deliver e-mail",
    triggers: [on("mail.written")],
    batchEvents: gathered,
    retries: 5,
  },
  async ({ step }) => {
    for (let round = 1, taken = 0; ; round++) {
      const done = await step.run(`deliver-${round}`, deliverMail);
      taken += done.taken;
      if (done.wake !== null) await step.sleepUntil(`rest-${round}`, done.wake);
      else if (!done.more) return { taken };
    }
  },
);

/** Retries when due, and mails without a workspace: sleeps from one due time to the next, for a minute. */
export const retryMail = inngest.createFunction(
  { id: "retry-mail", name: "Retry e-mail", triggers: [{ cron: "* * * * *" }], retries: 3 },
  async ({ step }) => {
    const began = await step.run("begin", async () => new Date().toISOString());
    for (let round = 1, taken = 0; ; round++) {
      const done = await step.run(`deliver-${round}`, () => mailRound(new Date(began)));
      taken += done.taken;
      if (done.wake === null) return { taken };
      await step.sleepUntil(`rest-${round}`, done.wake);
    }
  },
);
