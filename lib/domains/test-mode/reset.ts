import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { clock } from "@/lib/core/clock";
import { inTransaction, sqlOf } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { letHappen } from "@/lib/domains/test-mode/happen";
import { planWake, shownClock, twinOfCall } from "@/lib/domains/test-mode/move-clock";
import { inTurn } from "@/lib/domains/test-mode/open";
import type { TestClock } from "@/lib/domains/test-mode/schema";
import { refillTwin, restartClock } from "@/lib/domains/test-mode/store";

/** Begins test mode afresh: its rows go, the catalog is copied again and its clock is the real one. Its keys stay. */
export async function resetTestMode(actor: Actor): Promise<TestClock> {
  const { id } = twinOfCall();
  const begun = await inTurn(id, true, async (twin) => {
    // What is written from here on is of the present.
    twin.offsetMs = 0;
    const now = clock.now();
    await inTransaction({}, async (tx) => {
      await refillTwin(sqlOf({ tx }), twin);
      await audit(tx, { ...actor, now }, "test_mode.reset", id, null, null);
    });
    await restartClock(id);
    const next = await letHappen(id);
    await planWake(twin, next);
    return shownClock(twin, next, true);
  });
  if (!begun) throw notFound("twin", id);
  return begun;
}
