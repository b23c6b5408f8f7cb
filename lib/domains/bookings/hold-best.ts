import type { Receipt, StatementActor } from "@/lib/core/actor";
import type { Problem } from "@/lib/core/problem";
import { alternativesTo, lostTime, slotAt, type Wish } from "@/lib/domains/bookings/choose";
import type { Booking } from "@/lib/domains/bookings/schema";
import type { View } from "@/lib/domains/slots/read-availability";
import type { Slot } from "@/lib/domains/slots/snapshot";

/** The result of an attempt: a booking, refused by a resource, or something changed since the choice. */
export type Outcome = { booking: Booking } | { taken: string } | { changed: true };
type Attempt = (
  choice: { view: View; slot: Slot },
  receiptOf: (held: Booking) => Receipt | undefined,
) => Promise<Outcome>;

/** Far more than any contention needs: each read offers several times, and only a taken one is lost. */
const mostLooks = 100;

/**
 * Holds the nearest time that is still free, and returns the refusal that says so: the hold and the stored response are
 * one statement. A time that others take first is skipped without another read, once none of its resources is left.
 */
export async function holdBest(actor: StatementActor, wishNow: () => Wish, attempt: Attempt): Promise<Problem> {
  look: for (let looks = 0; looks < mostLooks; looks++) {
    const wish = wishNow();
    const found = await alternativesTo(actor, wish);
    if (!found || found.slots.length === 0) break;
    const { view, slots } = found;
    for (const [n, { start }] of slots.entries()) {
      const without = new Set<string>();
      for (;;) {
        const slot = slotAt(actor, view, wish, start, without);
        if (!slot) break;
        let refusal: Problem | undefined;
        const outcome = await attempt({ view, slot }, (held) => {
          refusal = lostTime(slots.slice(n + 1), { held });
          return actor.refusalReceiptOf?.(refusal);
        });
        if ("booking" in outcome && refusal) return refusal;
        if (!("taken" in outcome)) continue look;
        without.add(outcome.taken);
      }
    }
  }
  return lostTime([], { held: null });
}
