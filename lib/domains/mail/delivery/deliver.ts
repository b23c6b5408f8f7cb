import { clock } from "@/lib/core/clock";
import { inTransaction } from "@/lib/core/db";
import { log } from "@/lib/core/monitoring/log";
import { isTestMode, singletonOfWorld } from "@/lib/core/test-mode/twin";
import { type MailTransport, mailConnections, openTransport } from "@/lib/domains/mail/delivery/transport";
import { mailRetryAt, type SmtpError, verdictOf } from "@/lib/domains/mail/rules";
import type { MailStatus } from "@/lib/domains/mail/schema";
import { claimDueMail, endMail, type Held, nextDueMail, postponeMail } from "@/lib/domains/mail/store";
import { staleMail } from "@/lib/domains/notices/stale";
import { keepInsteadOfSending } from "@/lib/domains/test-mode/log/keep";
import { lookAgainAt, waitUntil } from "@/lib/domains/webhooks/rules";

/** How long a step works at most. */
const patienceMs = 20_000;
/** Longer than the longest attempt. */
const leaseMs = 90_000;
/** How often to poll for mails without an event: those without a workspace, and those of a worker that died. */
const sweepSeconds = 5;

/** Records the result, with the event for whoever waits for it. */
async function end(held: Held, status: Exclude<MailStatus, "queued">, error: string | null): Promise<void> {
  const sent_at = status === "sent" ? clock.now() : null;
  await endMail(held, { status, error, sent_at, tried: status !== "stored" && status !== "withdrawn" });
}

async function failed(held: Held, told: SmtpError): Promise<void> {
  const { status, error } = verdictOf(told);
  if (status !== "again") return end(held, status, error);
  const due_at = mailRetryAt(held.tries + 1, clock.now());
  if (due_at === null) return end(held, "failed", error);
  await inTransaction({}, (tx) => postponeMail(tx, held, { due_at, error }));
}

/**
 * One attempt. A worker that dies between the server's OK and our record sends the mail again when its lease ends: a
 * duplicate is better than a lost mail, and mailboxes recognize it by its constant Message-ID.
 */
async function sendOne(transport: MailTransport | null, held: Held, stale: string | undefined): Promise<void> {
  try {
    if (stale !== undefined) return await end(held, "withdrawn", stale);
    if (isTestMode()) {
      await keepInsteadOfSending("email", held.to_address, held);
      return await end(held, "sent", null);
    }
    if (!transport) return await end(held, "stored", null);
    const told = await transport.send(held);
    if (told === null) await end(held, "sent", null);
    else await failed(held, told);
  } catch (error) {
    log.error("the outcome of an e-mail could not be written down", { mail: held.id, error });
  }
}

type Worked = { taken: number; more: boolean };

async function sendDue(transport: MailTransport | null, until: number): Promise<Worked> {
  const under = new Set<Promise<void>>();
  let taken = 0;
  while (performance.now() < until) {
    const now = clock.now();
    const held = await claimDueMail(now, new Date(now.getTime() + leaseMs), mailConnections - under.size);
    taken += held.length;
    const stale = await staleMail(held, now);
    for (const each of held) {
      const going = sendOne(transport, each, stale.get(each.id)).finally(() => under.delete(going));
      under.add(going);
    }
    if (under.size === 0) return { taken, more: false };
    if (held.length === 0) await Promise.all(under);
    else if (under.size >= mailConnections) await Promise.race(under);
  }
  await Promise.all(under);
  return { taken, more: true };
}

const state = () => singletonOfWorld("mail-delivery", () => ({ working: false, again: false, expected: 0 }));

/** One run per process sends at a time, including what arrives meanwhile. */
async function work(): Promise<Worked | null> {
  const mine = state();
  mine.again = true;
  if (mine.working) return null;
  mine.working = true;
  const until = performance.now() + patienceMs;
  const transport = openTransport();
  const sum = { taken: 0, more: false };
  try {
    while (mine.again && !sum.more) {
      mine.again = false;
      const { taken, more } = await sendDue(transport, until);
      sum.taken += taken;
      sum.more = more;
    }
    return sum;
  } finally {
    mine.working = false;
    transport?.close();
  }
}

/** Sends what is due. `more`: it stopped for lack of time. `wake`: something is due soon and no run waits for it yet. */
export async function deliverMail(): Promise<Worked & { wake: string | null }> {
  const worked = await work();
  if (worked === null) return { taken: 0, more: false, wake: null };
  if (worked.more) return { ...worked, wake: null };
  const wake = waitUntil(clock.now(), await nextDueMail(), state().expected);
  if (wake) state().expected = wake.getTime();
  return { ...worked, wake: wake?.toISOString() ?? null };
}

/** Sends what is due and returns when to poll again; null once the minute that began at `began` is over. */
export async function mailRound(began: Date): Promise<{ taken: number; wake: string | null }> {
  const worked = await work();
  const wake = lookAgainAt(clock.now(), began, await nextDueMail(), [sweepSeconds]);
  if (wake) state().expected = wake.getTime();
  return { taken: worked?.taken ?? 0, wake: wake?.toISOString() ?? null };
}
