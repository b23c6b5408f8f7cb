import { inngest } from "@/inngest/client";
import { gathered, type OutboxEvent, on } from "@/inngest/events";
import { unansweredMs } from "@/lib/domains/member-notices/rules";
import { noticeRound, sendNotices } from "@/lib/domains/member-notices/send";
import { type Happened, isWaiting, tellTeam, tellWaiting, toldEvents } from "@/lib/domains/member-notices/tell-team";

const happened = ({ name, data }: { name: string; data: unknown }): Happened => ({
  ...(data as OutboxEvent),
  type: name,
});

/** What has just happened becomes notices for the members whom it concerns. */
export const tellTeamOfEvents = inngest.createFunction(
  {
    id: "tell-team",
    name: "Tell the team",
    triggers: toldEvents.map((type) => on(type)),
    batchEvents: gathered,
    retries: 5,
    concurrency: 2,
  },
  // No step: telling again has no effect, and the engine need not call again to learn that the run has ended.
  async ({ events }) => ({ made: await tellTeam(events.map(happened)) }),
);

/** A contact writes where people answer: the team is notified if nobody has looked after two minutes. */
export const tellTeamOfWaiting = inngest.createFunction(
  {
    id: "tell-team-waiting",
    name: "Tell the team of a waiting contact",
    triggers: [on("message.received")],
    retries: 3,
  },
  async ({ event: { name, data }, step }) => {
    if (!(await step.run("look", () => isWaiting(data.project_id, data.subject_id)))) return { made: 0 };
    await step.sleep("patience", unansweredMs);
    return { made: await step.run("tell", () => tellWaiting({ ...data, type: name })) };
  },
);

/** What was made is sent at once. */
export const sendTeamNotices = inngest.createFunction(
  {
    id: "send-team-notices",
    name: "Send notices to the team",
    triggers: [on("member_notice.created")],
    batchEvents: gathered,
    retries: 5,
  },
  async () => sendNotices(),
);

/** Retries, ends of quiet hours, digests and escalations when due: sleeps from one to the next, for a minute. */
export const sendDueTeamNotices = inngest.createFunction(
  { id: "send-due-team-notices", name: "Send due notices to the team", triggers: [{ cron: "* * * * *" }], retries: 3 },
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
