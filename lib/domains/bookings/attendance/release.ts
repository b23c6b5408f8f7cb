import type { Actor } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { inTransaction, reader, sqlOf } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/monitoring/log";
import { isProblem } from "@/lib/core/problem";
import { findProject } from "@/lib/domains/booking-page/store";
import { selectUnconfirmed, type Unconfirmed } from "@/lib/domains/bookings/attendance/store";
import { applyMove, lockFor } from "@/lib/domains/bookings/moves/transition";

const batch = 100;

async function release({ project_id, id }: Unconfirmed, now: Date): Promise<boolean> {
  const project = await findProject(reader({}), project_id);
  if (!project) return false;
  const actor: Actor = {
    identity: { type: "system", id: "attendance", name: "Attendance" },
    project,
    scopes: new Set(),
    now,
    requestId: newId("req", now.getTime()),
    address: null,
  };
  return inTransaction({}, async (tx) => {
    const before = await lockFor(tx, actor, id, "cancel");
    // They may have said so, or somebody may have moved it, since it was found.
    const due = before.status === "confirmed" && before.attending_since === null && before.confirm_by !== null;
    if (!due || Date.parse(before.confirm_by as string) > now.getTime()) return false;
    await applyMove(tx, actor, before, "cancel", {
      change: { cancel_reason: "not_confirmed" },
      data: { reason: "not_confirmed", note: null },
    });
    return true;
  });
}

/** Gives back the times of customers who had to say that they come and did not. Safe to run twice and side by side. */
export async function releaseUnconfirmed(): Promise<{ released: number }> {
  const now = clock.now();
  let released = 0;
  for (const each of await selectUnconfirmed(sqlOf({}), now, batch)) {
    const gone = await release(each, now).catch((error: unknown) => {
      if (!isProblem(error)) throw error;
      log.warn("an unconfirmed booking could not be released", { booking: each.id, error });
      return false;
    });
    if (gone) released += 1;
  }
  return { released };
}
