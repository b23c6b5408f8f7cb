import { clock } from "@/lib/core/clock";
import { inSql, inTransaction, isUnavailable, type Sql, sqlOf, type Tx } from "@/lib/core/db";
import { log } from "@/lib/core/monitoring/log";
import { singletonOfWorld } from "@/lib/core/test-mode/twin";
import { type Reply, replyAutomatically } from "@/lib/domains/conversations/messages/send";
import { openConversation } from "@/lib/domains/conversations/store";
import { writeMailIn } from "@/lib/domains/mail/write";
import {
  type About,
  aboutBooking,
  type Composed,
  chatText,
  compose,
  paramsOf,
  readOnce,
  type Shared,
} from "@/lib/domains/notices/compose";
import { noticeLetter } from "@/lib/domains/notices/letter";
import { byTemplate, reachOf, type Way, waysTo, whyUntold } from "@/lib/domains/notices/rules";
import {
  type Attempt,
  type Due,
  type Held,
  laterReminderDue,
  lockDue,
  messageStatus,
  type NoticeChange,
  nextDue,
  selectDue,
  updateNotice,
} from "@/lib/domains/notices/store";
import { lookAgainAt, waitUntil } from "@/lib/domains/webhooks/rules";

const batch = 100;
/** How many are prepared in parallel: most of the time is spent waiting for the database. */
const atOnce = 4;
const sweepSeconds = 5;

/** What became of handing it to one way. */
type Handed = Pick<NoticeChange, "message_id" | "mail_id"> & { sent: boolean };

/** A message in the customer's chat in the workspace's name, without a member. */
async function byMessage(tx: Tx, held: Held, conversation: string, said: Reply, now: Date): Promise<Handed | string> {
  const author = { type: "system", id: "notices", name: held.project.name };
  const message = await replyAutomatically(held.project.id, conversation, author, said, null, now, tx);
  return typeof message === "string" ? message : { message_id: message.id, sent: message.status === "sent" };
}

/**
 * By WhatsApp's approved template: the only way to start a conversation, or to continue after a day of silence. It creates
 * the conversation where there is none.
 */
async function sendTemplate(
  tx: Tx,
  held: Held,
  about: About,
  known: string | null,
  now: Date,
): Promise<Handed | string> {
  const { project, customer } = held;
  if (!about.template) return "no_template";
  const { name, language } = about.template;
  const contact = { channel: "whatsapp" as const, external_id: customer.phone ?? "", customer_id: customer.id };
  const conversation = known ?? (await openConversation(tx, project.id, { ...contact, mode: "bot", now }));
  return byMessage(tx, held, conversation, { template: { name, language, params: paramsOf(about) } }, now);
}

async function byMail(sql: Sql, held: Held, about: About, words: Composed): Promise<Handed> {
  const { project, kind, customer } = held;
  const letter = noticeLetter(kind, project, about, words, customer.email ?? "");
  return { mail_id: await writeMailIn(sql, project.id, letter), sent: false };
}

/** The transaction of sending a notice. A message needs Prisma's; otherwise plain statements cost much less. */
type Open = { sql: Sql; tx: Tx | null; shared: Shared };

/** Null: not in this transaction. */
async function handOver({ sql, tx, shared }: Open, held: Held, about: About, way: Way, now: Date) {
  if (way.way !== "email" && !tx) return null;
  const words = await compose(sql, held.project, held.kind, about, held.text, shared);
  if (way.way === "email" || !tx) return byMail(sql, held, about, words);
  if (byTemplate(way) || way.conversation === null) return sendTemplate(tx, held, about, way.conversation, now);
  return byMessage(tx, held, way.conversation, { text: chatText(held.kind, about, words.text) }, now);
}

const settle = ({ sql }: Open, { project, id }: Held, change: NoticeChange) =>
  updateNotice(sql, project.id, id, change);

/** Why this notice is not sent; null: it is. */
async function whyNot({ sql }: Open, held: Held, about: About | null, now: Date): Promise<string | null> {
  if (!about) return "forgotten";
  const why = whyUntold(held.kind, held.standing, held.customer, now);
  if (why) return why;
  const isReminder = held.kind === "reminder";
  if (isReminder && (await laterReminderDue(sql, held.project.id, held.booking_id, held.id, now))) return "superseded";
  return null;
}

/** Sent but not confirmed as delivered: another channel may work. */
async function isSilent({ sql }: Open, held: Held): Promise<boolean> {
  return held.message_id !== null && (await messageStatus(sql, held.project.id, held.message_id)) === "sent";
}

/** Tries the remaining channels, best first, until one accepts; false where that needs the other kind of transaction. */
async function tryWays(open: Open, held: Held, about: About, now: Date): Promise<boolean> {
  const reach = reachOf(held, about.template !== null);
  const attempts: Attempt[] = [...held.attempts];
  for (const way of waysTo(reach, [...new Set(attempts.map((each) => each.way))])) {
    const handed = await handOver(open, held, about, way, now);
    if (handed === null) return false;
    const failed = typeof handed === "string";
    const outcome = failed ? ("failed" as const) : ("handed_over" as const);
    attempts.push({ way: way.way, at: now.toISOString(), outcome, cause: failed ? handed : null });
    if (failed) continue;
    const { sent, ...carrier } = handed;
    const progress = sent ? { status: "sent" as const, sent_at: now } : { status: "sending" as const };
    await settle(open, held, { ...progress, ...carrier, way: way.way, attempts, due_at: null, cause: null });
    return true;
  }
  // A sent but unconfirmed notice stays sent where there is no other channel.
  if (held.status === "sent") await settle(open, held, { attempts, due_at: null });
  else {
    const stored = attempts.some(({ cause }) => cause === "stored");
    const cause = attempts.length === 0 ? "unreachable" : stored ? "stored" : "no_way_left";
    await settle(open, held, { status: "failed", cause, attempts, due_at: null });
  }
  return true;
}

async function sendIn(open: Open, due: Due, now: Date): Promise<boolean> {
  const held = await lockDue(open.sql, due, now);
  if (!held) return true;
  if (held.status === "sent" && !(await isSilent(open, held))) {
    await settle(open, held, { due_at: null });
    return true;
  }
  const { sql, shared } = open;
  const about = await aboutBooking(sql, held.project, held.kind, held.booking_id, held.customer, shared);
  const why = await whyNot(open, held, about, now);
  if (about && !why) return tryWays(open, held, about, now);
  const over = held.status === "sent" ? {} : { status: "withdrawn" as const, cause: why };
  await settle(open, held, { ...over, due_at: null });
  return true;
}

/** The first try writes nothing where it ends with false. */
async function sendOne(due: Due, shared: Shared): Promise<void> {
  const now = clock.now();
  if (await inSql({}, (sql) => sendIn({ sql, tx: null, shared }, due, now))) return;
  await inTransaction({}, (tx) => sendIn({ sql: sqlOf({ tx }), tx, shared }, due, now));
}

/** A failure to prepare one does not delay the others. */
async function setAside({ project_id, id }: Due, error: unknown): Promise<void> {
  if (isUnavailable(error)) throw error;
  log.error("a notice could not be sent", { notice: id, error });
  const due_at = new Date(clock.now().getTime() + 60_000);
  await updateNotice(sqlOf({}), project_id, id, { due_at });
}

/** Several bookings in parallel. The notices of one are sent in order: a reminder checks the others. */
async function sendAll(due: readonly Due[]): Promise<void> {
  const byBooking = new Map<string, Due[]>();
  for (const each of due) byBooking.set(each.booking_id, [...(byBooking.get(each.booking_id) ?? []), each]);
  const waiting = [...byBooking.values()];
  const shared = readOnce();
  const sendNext = async () => {
    for (let its = waiting.shift(); its; its = waiting.shift())
      for (const each of its) await sendOne(each, shared).catch((error) => setAside(each, error));
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, sendNext));
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
}

const state = () => singletonOfWorld("notice-sender", () => ({ working: false, again: false, expected: 0 }));

/** One run per process works at a time; a concurrent call makes it run again. */
async function work(): Promise<number> {
  const mine = state();
  mine.again = true;
  if (mine.working) return 0;
  mine.working = true;
  let taken = 0;
  try {
    while (mine.again) {
      mine.again = false;
      const due = await selectDue(clock.now(), batch);
      await sendAll(due);
      taken += due.length;
      mine.again ||= due.length === batch;
    }
    return taken;
  } finally {
    mine.working = false;
  }
}

/** Sends what is due. `wake`: something is due soon and no run waits for it yet. */
export async function sendDueNotices(): Promise<{ taken: number; wake: string | null }> {
  const taken = await work();
  const now = clock.now();
  const wake = waitUntil(now, await nextDue(), state().expected);
  if (wake) state().expected = wake.getTime();
  return { taken, wake: wake?.toISOString() ?? null };
}

/** Sends what is due and returns when to poll again; null once the minute that began at `began` is over. */
export async function noticeRound(began: Date): Promise<{ taken: number; wake: string | null }> {
  const taken = await work();
  const now = clock.now();
  const wake = lookAgainAt(now, began, await nextDue(), [sweepSeconds]);
  if (wake) state().expected = wake.getTime();
  return { taken, wake: wake?.toISOString() ?? null };
}
