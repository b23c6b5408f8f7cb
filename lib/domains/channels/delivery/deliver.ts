import { clock } from "@/lib/core/clock";
import { inTransaction } from "@/lib/core/db";
import { record } from "@/lib/core/outbox";
import { singletonOfWorld } from "@/lib/core/test-mode/twin";
import { channelNames, type ForeignChannel, foreignChannels } from "@/lib/core/vocabulary";
import { sendThroughChannel } from "@/lib/domains/channels/delivery/send";
import { claimDue, claimLost, fail, nextDue } from "@/lib/domains/channels/delivery/store";
import { noteTrouble } from "@/lib/domains/channels/store";
import { staleMessages } from "@/lib/domains/notices/stale";
import { lookAgainAt, waitUntil } from "@/lib/domains/webhooks/rules";

/** How long a step works at most. */
const patienceMs = 20_000;
/** Longer than the longest attempt, a large file going up first. */
const leaseMs = 90_000;
const sideBySide = 16;
/** How often to poll where no due time is known: for what another process left behind. */
const sweepSeconds = 30;

/**
 * A sender that died before the call is replaced; one that died during it is not. In a chat, a duplicate is worse than an
 * unknown result: such a message fails, and says so. Where the channel reports on it later (WhatsApp returns our id), the
 * result becomes known after all.
 */
export async function giveUpLost(channel: ForeignChannel): Promise<number> {
  const now = clock.now();
  const lost = await inTransaction({}, async (tx) => {
    const rows = await claimLost(tx, channel, now);
    for (const { begun, ...row } of rows) {
      const error = begun
        ? { code: "unknown_outcome", message: "Nobody knows whether it arrived: the service stopped while sending it." }
        : { code: "not_connected", message: `${channelNames[channel]} is not connected.` };
      await fail(tx, row, error);
      await record(tx, row.project_id, "message.changed", row.conversation_id, { message_id: row.id });
    }
    return rows;
  });
  for (const { project_id, begun } of lost)
    if (begun) await noteTrouble(project_id, channel, now, { code: "unknown_outcome", message: "Interrupted." }, true);
  return lost.length;
}

/** Sends what is due on one channel, several in parallel but each conversation in order. */
export async function carryDue(channel: ForeignChannel, until: number): Promise<{ taken: number; more: boolean }> {
  const under = new Set<Promise<void>>();
  let taken = 0;
  while (performance.now() < until) {
    const now = clock.now();
    const room = sideBySide - under.size;
    const alone = under.size === 0;
    const held = room > 0 ? await claimDue(channel, now, new Date(now.getTime() + leaseMs), room) : [];
    taken += held.length;
    const stale = await staleMessages(held, now);
    for (const each of held) {
      const going = sendThroughChannel(each, stale.get(each.id)).finally(() => under.delete(going));
      under.add(going);
    }
    if (held.length > 0 && under.size < sideBySide) continue;
    if (alone && held.length === 0) return { taken, more: false };
    // A message that ended meanwhile may have unblocked the next one of its conversation: then poll again at once.
    if (under.size > 0) await Promise.race(under);
  }
  await Promise.all(under);
  return { taken, more: true };
}

const state = () => singletonOfWorld("message-carrier", () => ({ working: false, again: false, expected: 0 }));

/** One run per process works at a time; a concurrent call makes it run again. */
async function work(): Promise<{ taken: number; more: boolean } | null> {
  const mine = state();
  mine.again = true;
  if (mine.working) return null;
  mine.working = true;
  const until = performance.now() + patienceMs;
  const sum = { taken: 0, more: false };
  try {
    while (mine.again && !sum.more) {
      mine.again = false;
      for (const channel of foreignChannels) await giveUpLost(channel);
      const done = await Promise.all(foreignChannels.map((channel) => carryDue(channel, until)));
      for (const { taken, more } of done) {
        sum.taken += taken;
        sum.more ||= more;
      }
    }
    return sum;
  } finally {
    mine.working = false;
  }
}

/** Sends what is due. `more`: it stopped for lack of time. `wake`: something is due soon and no run waits for it yet. */
export async function deliverMessages(): Promise<{ taken: number; more: boolean; wake: string | null }> {
  const worked = await work();
  if (worked === null) return { taken: 0, more: false, wake: null };
  if (worked.more) return { ...worked, wake: null };
  const now = clock.now();
  const wake = waitUntil(now, await nextDue(now), state().expected);
  if (wake) state().expected = wake.getTime();
  return { ...worked, wake: wake?.toISOString() ?? null };
}

/** Sends what is due and returns when to poll again; null once the minute that began at `began` is over. */
export async function messageRound(began: Date): Promise<{ taken: number; wake: string | null }> {
  const worked = await work();
  const now = clock.now();
  const wake = lookAgainAt(now, began, await nextDue(now), [sweepSeconds]);
  if (wake) state().expected = wake.getTime();
  return { taken: worked?.taken ?? 0, wake: wake?.toISOString() ?? null };
}
