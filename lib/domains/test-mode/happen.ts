import { clock } from "@/lib/core/clock";
import { sqlOf } from "@/lib/core/db";
import { webhookTypes } from "@/lib/core/events";
import { log } from "@/lib/core/monitoring/log";
import { beginRuns } from "@/lib/domains/automations/begin";
import { runDue } from "@/lib/domains/automations/run";
import { nextDue as nextRun } from "@/lib/domains/automations/runs/store";
import { releaseUnconfirmed } from "@/lib/domains/bookings/attendance/release";
import { expireDueHolds, nextHoldDue } from "@/lib/domains/bookings/holds/expire";
import { knowledge } from "@/lib/domains/bot/knowledge";
import { respondToCustomer } from "@/lib/domains/bot/respond";
import { deliverMessages } from "@/lib/domains/channels/delivery/deliver";
import { nextDue as nextMessage } from "@/lib/domains/channels/delivery/store";
import { deliverMail } from "@/lib/domains/mail/delivery/deliver";
import { nextDueMail } from "@/lib/domains/mail/store";
import { unansweredMs } from "@/lib/domains/member-notices/rules";
import { noticeRound as tellMembers } from "@/lib/domains/member-notices/send";
import { nextDue as nextMemberNotice } from "@/lib/domains/member-notices/store";
import { tellTeam, tellWaiting } from "@/lib/domains/member-notices/tell-team";
import { hearReply } from "@/lib/domains/notices/replies";
import { sendDueNotices } from "@/lib/domains/notices/send";
import { changeOf, settleCarriers } from "@/lib/domains/notices/settle";
import { nextDue as nextNotice } from "@/lib/domains/notices/store";
import {
  firstMessageAfter,
  keepPatience,
  messagesBetween,
  nextUnconfirmed,
  patienceUntil,
  takeEvents,
} from "@/lib/domains/test-mode/store";
import { deliverDue, fanOut, fanOutForgotten } from "@/lib/domains/webhooks/delivery/deliver";
import { nextDue as nextWebhook } from "@/lib/domains/webhooks/delivery/store";

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

/** Contacts who have waited for an answer for two minutes. */
async function lookForWaiting(twin: string): Promise<void> {
  const since = await patienceUntil(twin);
  const until = new Date(clock.now().getTime() - unansweredMs);
  if (until <= since) return;
  for (const row of await messagesBetween(since, until)) await tellWaiting(row);
  await keepPatience(twin, until);
}

type Work = { next: () => Promise<Date | null>; run: () => Promise<number> };

/** The background work that waits for times, each with the next one. */
const works: readonly Work[] = [
  { next: nextHoldDue, run: () => expireDueHolds(atOnce) },
  { next: nextUnconfirmed, run: async () => (await releaseUnconfirmed()).released },
  { next: () => nextRun(sqlOf({})), run: async () => (await runDue(new Date(0))).ran },
  { next: nextNotice, run: async () => (await sendDueNotices()).taken },
  { next: nextMemberNotice, run: async () => (await tellMembers(new Date(0))).taken },
  { next: () => nextMessage(clock.now()), run: async () => (await deliverMessages()).taken },
  { next: nextDueMail, run: async () => (await deliverMail()).taken },
  { next: nextWebhook, run: async () => (await deliverDue()).taken },
];

const earliest = (times: readonly (Date | null)[]): Date | null => {
  const known = times.filter((at) => at !== null);
  return known.length === 0 ? null : new Date(Math.min(...known.map((at) => at.getTime())));
};

type Round = { done: number; next: Date | null };

/** What is due by now, once: how much it was, and when the rest is due. */
async function round(twin: string): Promise<Round> {
  let done = await handOn();
  const nexts: (Date | null)[] = [];
  for (const { next, run } of works) {
    const at = await next();
    nexts.push(at);
    if (at !== null && at <= clock.now()) done += await run();
  }
  await lookForWaiting(twin);
  return { done, next: earliest(nexts) };
}

const mostRounds = 200;

/** Everything that is due in the twin by now, and what follows from it. Returns when something is due next. */
export async function letHappen(twin: string): Promise<Date | null> {
  await fanOutForgotten();
  await tellMembers(new Date(0));
  for (let n = 0; n < mostRounds; n++) {
    const { done, next } = await round(twin);
    if (done === 0) return earliest([next, await waitingUntil(twin)]);
  }
  log.warn("test mode never came to rest", { twin });
  return nextHappening(twin);
}

/** When the next contact will have waited too long. */
async function waitingUntil(twin: string): Promise<Date | null> {
  const first = await firstMessageAfter(await patienceUntil(twin));
  return first && new Date(first.getTime() + unansweredMs);
}

/** When something is due next; null when nothing is. */
export async function nextHappening(twin: string): Promise<Date | null> {
  const times = [await waitingUntil(twin)];
  for (const { next } of works) times.push(await next());
  return earliest(times);
}
