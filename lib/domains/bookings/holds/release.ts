import type { Actor } from "@/lib/core/actor";
import { inTransaction, sqlOf } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { applyMove, lockFor } from "@/lib/domains/bookings/moves/transition";
import { assertMove } from "@/lib/domains/bookings/rules";
import { lockBooking } from "@/lib/domains/bookings/store";

/** Gives a held time back. A second release changes nothing. */
export const releaseHold = (actor: Actor, id: string): Promise<undefined> =>
  inTransaction(actor, async (tx) => {
    const locked = await lockBooking(sqlOf({ tx }), actor.project.id, id);
    if (!locked) throw notFound("hold", id);
    if (locked.status === "released") return undefined;
    assertMove("release", id, locked.status, locked.due);
    await applyMove(tx, actor, await lockFor(sqlOf({ tx }), actor, id, "release"), "release");
    return undefined;
  });
