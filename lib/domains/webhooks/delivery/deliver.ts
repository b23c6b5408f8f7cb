import { clock } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { singletonOfWorld } from "@/lib/core/test-mode/twin";
import {
  deleteDeliveries,
  type EventRef,
  forgottenEvents,
  insertDeliveries,
  nextDue,
} from "@/lib/domains/webhooks/delivery/store";
import { type Worked, webhookSender } from "@/lib/domains/webhooks/delivery/webhook-sender";
import { lookAgainAt, waitUntil } from "@/lib/domains/webhooks/rules";

/** How long a step works at most. */
const patienceMs = 20_000;
const keptDays = 30;

/** Creates deliveries for events; those for which there is room are sent at once, the others are due. */
export const fanOut = (events: readonly EventRef[]): Promise<number> => webhookSender().bring(events);

/** Events that never reached `fanOut`; with the embedded executor there are none. */
export async function fanOutForgotten(): Promise<number> {
  const events = await forgottenEvents();
  return events.length === 0 ? 0 : (await insertDeliveries(events)).made;
}

/** When a run of this process will poll again, so that one is enough. */
const expected = () => singletonOfWorld("webhook-look", () => ({ at: 0 }));

/**
 * Sends what is due. `more`: it stopped for lack of time, not because nothing was left. `wake`: a retry is due soon and
 * no run of this process waits for it yet.
 */
export async function deliverDue(): Promise<Worked & { wake: string | null }> {
  const worked = await webhookSender().work(patienceMs);
  if (worked === null) return { taken: 0, more: false, wake: null };
  if (worked.more) return { ...worked, wake: null };
  const wake = waitUntil(clock.now(), await nextDue(), expected().at);
  if (wake) expected().at = wake.getTime();
  return { ...worked, wake: wake?.toISOString() ?? null };
}

/** Sends what is due and returns when to poll again; null once the minute that began at `began` is over. */
export async function deliveryRound(began: Date): Promise<{ taken: number; wake: string | null }> {
  const worked = await webhookSender().work(patienceMs);
  const wake = lookAgainAt(clock.now(), began, await nextDue(), env().WEBHOOK_RETRY_SECONDS);
  if (wake) expected().at = wake.getTime();
  return { taken: worked?.taken ?? 0, wake: wake?.toISOString() ?? null };
}

/** The log is kept a month; undelivered events were given up long before. */
export async function pruneDeliveries(): Promise<number> {
  const most = 5000;
  let total = 0;
  for (;;) {
    const gone = await deleteDeliveries(keptDays, most);
    total += gone;
    if (gone < most) return total;
  }
}
