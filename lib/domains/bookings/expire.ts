import { inTransaction, sqlOf } from "@/lib/core/db";
import { expireHolds, nextExpiry } from "@/lib/domains/bookings/store";

/**
 * Marks holds that are over as expired and tells it once, at most `limit` at a time. It may run late, twice or side
 * by side: from its last second a hold blocks nobody, whether or not this has run. The database's clock decides.
 */
export const expireDueHolds = (limit: number): Promise<number> =>
  inTransaction({}, (tx) => expireHolds(sqlOf({ tx }), limit));

/** When there will be something to expire; null when nothing is held. */
export const nextHoldDue = (): Promise<Date | null> => nextExpiry(sqlOf({}));
