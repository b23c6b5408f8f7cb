import { clock } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { courier } from "@/lib/domains/webhooks/delivery/courier";
import {
  deleteDeliveries,
  type EventRef,
  forgottenEvents,
  insertDeliveries,
  nextDue,
} from "@/lib/domains/webhooks/delivery/store";
import { lookAgainAt } from "@/lib/domains/webhooks/rules";

/** A step takes on deliveries for this long, and then waits at most for the last answers. */
const patienceMs = 20_000;
const keptDays = 30;

export const fanOut = (events: readonly EventRef[]): Promise<number> => insertDeliveries(events);

/** Events that never reached `fanOut`; with the embedded executor there are none. */
export async function fanOutForgotten(): Promise<number> {
  const events = await forgottenEvents();
  return events.length === 0 ? 0 : insertDeliveries(events);
}

/** Sends what is due. `more`: it stopped for the time it took, not because nothing was left. */
export async function deliverDue(): Promise<{ taken: number | null; more: boolean }> {
  const began = performance.now();
  const taken = await courier().work(patienceMs);
  return { taken, more: taken !== null && performance.now() - began >= patienceMs };
}

/** Sends what is due and says when to look again; null once the minute that began at `began` is over. */
export async function deliveryRound(began: Date): Promise<{ taken: number; wake: string | null }> {
  const { taken } = await deliverDue();
  const wake = lookAgainAt(clock.now(), began, await nextDue(), env().WEBHOOK_RETRY_SECONDS);
  return { taken: taken ?? 0, wake: wake?.toISOString() ?? null };
}

/** The log is kept a month; what has not been delivered by then has long been given up. */
export async function pruneDeliveries(): Promise<number> {
  const most = 5000;
  let total = 0;
  for (;;) {
    const gone = await deleteDeliveries(keptDays, most);
    total += gone;
    if (gone < most) return total;
  }
}
