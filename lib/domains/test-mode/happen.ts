import { clock } from "@/lib/core/clock";
import { webhookTypes } from "@/lib/core/events";
import { log } from "@/lib/core/monitoring/log";
import { beginRuns } from "@/lib/domains/automations/begin";
import { runDue } from "@/lib/domains/automations/run";
import { releaseUnconfirmed } from "@/lib/domains/bookings/attendance/release";
import { expireDueHolds } from "@/lib/domains/bookings/holds/expire";
import { knowledge } from "@/lib/domains/bot/knowledge";
import { respondToCustomer } from "@/lib/domains/bot/respond";
import { deliverMessages } from "@/lib/domains/channels/delivery/deliver";
import { deliverMail } from "@/lib/domains/mail/delivery/deliver";
import { unansweredMs } from "@/lib/domains/member-notices/rules";
import { noticeRound as tellMembers } from "@/lib/domains/member-notices/send";
import { tellTeam, tellWaiting } from "@/lib/domains/member-notices/tell-team";
import { hearReply } from "@/lib/domains/notices/replies";
import { sendDueNotices } from "@/lib/domains/notices/send";
import { changeOf, settleCarriers } from "@/lib/domains/notices/settle";
import { type Due, type Kind, selectNextDue } from "@/lib/domains/test-mode/due/store";
import { keepPatience, messagesBetween, patienceUntil, takeEvents } from "@/lib/domains/test-mode/store";
import { deliverDue, fanOut } from "@/lib/domains/webhooks/delivery/deliver";

const atOnce = 200;
const carriers = ["message.changed", "mail.changed"];
const forWebhooks = new Set<string>(webhookTypes);

/** What the background functions do with events, in the same order for each. */
async function handOn(): Promise<number> {
  const events = await takeEvents(atOnce);
  if (events.length === 0) return 0;
  await tellTeam(events);
  await beginRuns(events.map(({ created_at, ...event }) => ({ ...event, at: created_at })));
  await settleCarriers(events.filter(({ type }) => carriers.includes(type)).map(changeOf));
  const told = events.filter(({ type }) => forWebhooks.has(type));
  if (told.length > 0) {
    await fanOut(told.map(({ project_id, id }) => ({ project_id, id })));
    await deliverDue();
  }
  for (const { type, project_id, subject_id } of events)
    if (type === "message.received" && !(await hearReply(project_id, subject_id)))
      await respondToCustomer(project_id, subject_id, knowledge);
  return events.length;
}

/** Contacts who have waited for an answer for two minutes, and wrote after `since`. */
async function tellOfWaiting(since: Date, until: Date): Promise<number> {
  const rows = await messagesBetween(since, until);
  for (const row of rows) await tellWaiting(row);
  return rows.length;
}

type Work = { kind: Kind; run: () => Promise<number> };

/** The background work that waits for times. */
const works: readonly Work[] = [
  { kind: "holds", run: () => expireDueHolds(atOnce) },
  { kind: "unconfirmed", run: async () => (await releaseUnconfirmed()).released },
  { kind: "runs", run: async () => (await runDue(new Date(0))).ran },
  { kind: "notices", run: async () => (await sendDueNotices()).taken },
  { kind: "member_notices", run: async () => (await tellMembers(new Date(0))).taken },
  { kind: "messages", run: async () => (await deliverMessages()).taken },
  { kind: "mails", run: async () => (await deliverMail()).taken },
  { kind: "deliveries", run: async () => (await deliverDue()).taken },
];

const patienceEnds = ({ message_at }: Due): Date | null => message_at && new Date(message_at.getTime() + unansweredMs);

function earliest(due: Due): Date | null {
  const times = [patienceEnds(due), ...works.map(({ kind }) => due[kind])].filter((at) => at !== null);
  return times.length === 0 ? null : new Date(Math.min(...times.map((at) => at.getTime())));
}

const isDue = (at: Date | null): boolean => at !== null && at <= clock.now();

const mostRounds = 200;

/** Everything that is due in the twin by now, and what follows from it. Returns when something is due next. */
export async function letHappen(twin: string): Promise<Date | null> {
  let told = await patienceUntil(twin);
  for (let n = 0; n < mostRounds; n++) {
    const due = await selectNextDue(clock.now(), told);
    let done = due.events ? await handOn() : 0;
    for (const { kind, run } of works) if (isDue(due[kind])) done += await run();
    if (isDue(patienceEnds(due))) {
      const until = new Date(clock.now().getTime() - unansweredMs);
      done += await tellOfWaiting(told, until);
      await keepPatience(twin, until);
      told = until;
    }
    if (done === 0) return earliest(due);
  }
  log.warn("test mode never came to rest", { twin });
  return nextHappening(twin);
}

/** When something is due next; null when nothing is. */
export const nextHappening = async (twin: string): Promise<Date | null> =>
  earliest(await selectNextDue(clock.now(), await patienceUntil(twin)));
