import { clock } from "@/lib/core/clock";
import { reader } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { groupBy } from "@/lib/core/group-by";
import { isTestMode } from "@/lib/core/test-mode/twin";
import { channelNames, isOpenStatus, type MemberChannel, type Status } from "@/lib/core/vocabulary";
import { memberDoorOf } from "@/lib/domains/channels/doors";
import { escalateDue } from "@/lib/domains/member-notices/escalate";
import { sendMemberMail } from "@/lib/domains/member-notices/member-mail";
import { pushToMember } from "@/lib/domains/member-notices/push/send";
import { nextAttempt, quietUntil } from "@/lib/domains/member-notices/rules";
import {
  claimDueWays,
  findBookingFacts,
  type Held,
  isStillWaiting,
  nextDue,
  noteAttempt,
  type Outcome,
  putOffWay,
} from "@/lib/domains/member-notices/store";
import { digestLetter, noticeLetter, noticeWords, type Setting, type Words } from "@/lib/domains/member-notices/words";
import { keepInsteadOfSending } from "@/lib/domains/test-mode/log/keep";

const most = 100;
const leaseMs = 120_000;
const atOnce = 8;
/** A round waits this long for what is due soon; the next minute's run is the sweep. */
const staysMs = 55_000;

/** Following this link marks the notice as read. */
function linkOf({ link, notice_id }: Held): string {
  const url = new URL(link, env().APP_URL);
  url.searchParams.set("notice", notice_id);
  return url.href;
}

const settingOf = (held: Held): Setting => ({ ...held, link: linkOf(held) });

/** Why it is no longer sent: disabled, read, or obsolete. */
async function withdrawnBecause(held: Held): Promise<string | null> {
  if (!held.preferences[held.kind][held.way]) return "It was switched off.";
  if (held.read) return "It was read.";
  if (held.kind === "conversation_waiting")
    return (await isStillWaiting(reader({}), held.project_id, held.subject_id)) ? null : "The conversation was opened.";
  if (held.kind !== "booking_created") return null;
  const booking = await findBookingFacts(reader({}), held.project_id, held.subject_id);
  return booking && isOpenStatus(booking.status as Status) ? null : "The booking does not stand any more.";
}

/** To the chat that the member has linked on a channel. */
async function writeToChat(channel: MemberChannel, held: Held, { subject, text }: Words): Promise<Outcome> {
  const door = memberDoorOf(channel);
  const chat = await door.chatOf(reader({}), held.project_id, held.member_id);
  if (chat === null) return { outcome: "withdrawn", cause: "No chat is linked any more." };
  const taken = await door.notify(held.project_id, chat, `${subject}\n\n${text}`.trim());
  if (taken) return { outcome: "sent", cause: null };
  return { outcome: "failed", cause: `${channelNames[channel]} did not take it.` };
}

async function carry(held: Held): Promise<Outcome> {
  const setting = settingOf(held);
  if (isTestMode() && held.way !== "email") {
    const { subject, text } = held.way === "push" ? noticeWords(held, setting) : noticeLetter(held, setting);
    await keepInsteadOfSending(held.way, held.email, { id: held.notice_id, subject, text });
    return { outcome: "sent", cause: null };
  }
  switch (held.way) {
    case "email":
      return sendMemberMail(held.project_id, { ...setting, to: held.email, ...noticeLetter(held, setting) });
    case "push":
      return pushToMember(held.project_id, held.member_id, {
        ...noticeWords(held, setting),
        link: setting.link,
        tag: held.notice_id,
      });
    default:
      return writeToChat(held.way, held, noticeLetter(held, setting));
  }
}

const note = async (held: Held, result: Outcome): Promise<void> => {
  const now = clock.now();
  await noteAttempt(held, result, result.outcome === "failed" ? nextAttempt(held.tries, now) : null, now);
};

async function sendOne(held: Held): Promise<void> {
  await note(held, await carry(held));
}

/** A member's digest in one mail. */
async function sendDigest(items: readonly Held[]): Promise<void> {
  const [first] = items;
  if (!first) return;
  if (items.length === 1) return sendOne(first);
  const linked = items.map((held) => ({ ...held, link: linkOf(held) }));
  const setting = settingOf(first);
  const sent = await sendMemberMail(first.project_id, {
    ...setting,
    to: first.email,
    ...digestLetter(linked, setting),
  });
  for (const held of items) await note(held, sent);
}

/** Of the leased ones: what to send now. The rest is withdrawn, or waits for the end of the quiet hours. */
async function wanted(held: Held): Promise<Held | null> {
  const cause = await withdrawnBecause(held);
  const quiet = quietUntil(held.preferences.quiet_hours, held.timezone, clock.now());
  if (cause) await note(held, { outcome: "withdrawn", cause });
  else if (quiet) await putOffWay(held, quiet);
  return cause || quiet ? null : held;
}

/** Sends what is due. Each channel is retried by itself, so that a success is not repeated for another's failure. */
export async function sendNotices(): Promise<{ taken: number }> {
  const now = clock.now();
  const held = await claimDueWays(now, new Date(now.getTime() + leaseMs), most);
  const ready = (await Promise.all(held.map(wanted))).filter((each) => each !== null);
  const gathered = groupBy(
    ready.filter(({ digest }) => digest),
    ({ project_id, member_id }) => `${project_id}/${member_id}`,
  );
  const work = [
    ...ready.filter(({ digest }) => !digest).map((each) => () => sendOne(each)),
    ...[...gathered.values()].map((items) => () => sendDigest(items)),
  ];
  const lines = Array.from({ length: atOnce }, async () => {
    for (let next = work.shift(); next; next = work.shift()) await next();
  });
  await Promise.all(lines);
  return { taken: held.length };
}

/** Sends until nothing is due, and returns when to poll again within this minute's round. */
export async function noticeRound(began: Date): Promise<{ taken: number; wake: string | null }> {
  let taken = await escalateDue();
  for (;;) {
    const done = await sendNotices();
    taken += done.taken;
    if (done.taken < most) break;
  }
  const at = await nextDue();
  const soon = at !== null && at.getTime() < began.getTime() + staysMs;
  return { taken, wake: soon ? new Date(Math.max(at.getTime(), clock.now().getTime() + 250)).toISOString() : null };
}
