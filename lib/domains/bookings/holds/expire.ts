import { clock } from "@/lib/core/clock";
import { inTransaction, sqlOf } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { expireHolds, nextExpiry } from "@/lib/domains/bookings/holds/store";
import { wakeAt } from "@/lib/domains/bookings/rules";

const batch = 200;

/**
 * Marks expired holds and unpaid deposits and records it once, about `limit` at a time. It may run late, repeatedly or
 * concurrently: an expired hold blocks nobody, whether or not this has run. The database's clock decides.
 */
export const expireDueHolds = (limit: number): Promise<number> =>
  inTransaction({}, (tx) => expireHolds(sqlOf({ tx }), limit));

/** When there will be something to expire; null when nothing is held and no deposit is awaited. */
export const nextHoldDue = (): Promise<Date | null> => nextExpiry(sqlOf({}));

/** Expires all that is due and returns when to poll again; null once the minute that began at `began` is over. */
export async function expireRound(began: Date): Promise<{ expired: number; wake: string | null }> {
  let expired = 0;
  for (let last = batch; last >= batch; expired += last) last = await expireDueHolds(batch);
  const wake = wakeAt(clock.now(), began, await nextHoldDue(), env().HOLD_SECONDS);
  return { expired, wake: wake?.toISOString() ?? null };
}
