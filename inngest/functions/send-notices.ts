import { inngest } from "@/inngest/client";
import { gathered, on } from "@/inngest/events";
import { noticeRound, sendDueNotices } from "@/lib/domains/notices/send";
import { changeOf, settleCarriers } from "@/lib/domains/notices/settle";

/** Sends what a booking's change made due; one run waits for what is due soon. */
export const sendNotices = inngest.createFunction(
  {
    id: "send-notices",
    name: "Send notices",
    triggers: [
      on("booking.created"),
      on("booking.confirmed"),
      on("booking.pending_payment"),
      on("booking.cancelled"),
      on("booking.rescheduled"),
      on("booking.undone"),
    ],
    batchEvents: gathered,
    retries: 5,
  },
  async ({ step }) => {
    for (let round = 1, taken = 0; ; round++) {
      const done = await step.run(`send-${round}`, sendDueNotices);
      taken += done.taken;
      if (done.wake === null) return { taken };
      await step.sleepUntil(`rest-${round}`, done.wake);
    }
  },
);

/** Reminders when due: sleeps from one due time to the next, for a minute; the next minute's run is the sweep. */
export const remindCustomers = inngest.createFunction(
  { id: "remind-customers", name: "Remind customers", triggers: [{ cron: "* * * * *" }], retries: 3 },
  async ({ step }) => {
    const began = await step.run("begin", async () => new Date().toISOString());
    for (let round = 1, taken = 0; ; round++) {
      const done = await step.run(`send-${round}`, () => noticeRound(new Date(began)));
      taken += done.taken;
      if (done.wake === null) return { taken };
      await step.sleepUntil(`rest-${round}`, done.wake);
    }
  },
);

/** A message with a notice was delivered or failed: marks the notice as sent, or tries its next channel. */
export const settleNotices = inngest.createFunction(
  {
    id: "settle-notices",
    name: "Settle notices",
    triggers: [on("message.changed"), on("mail.changed")],
    batchEvents: gathered,
    retries: 5,
  },
  async ({ events }) => {
    await settleCarriers(events.map(({ data }) => changeOf(data)));
    return sendDueNotices();
  },
);
