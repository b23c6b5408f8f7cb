import { systemActor } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { inTransaction, reader, sqlOf } from "@/lib/core/db";
import { log } from "@/lib/core/monitoring/log";
import { isProblem } from "@/lib/core/problem";
import { findProject } from "@/lib/domains/booking-page/store";
import { isUnconfirmed } from "@/lib/domains/bookings/attendance/rules";
import { selectUnconfirmed, type Unconfirmed } from "@/lib/domains/bookings/attendance/store";
import { applyMove, lockFor } from "@/lib/domains/bookings/moves/transition";

const batch = 100;

async function release({ project_id, id }: Unconfirmed, now: Date): Promise<boolean> {
  const project = await findProject(reader({}), project_id);
  if (!project) return false;
  const actor = systemActor(project, { id: "attendance", name: "Attendance" }, now);
  return inTransaction({}, async (tx) => {
    const before = await lockFor(sqlOf({ tx }), actor, id, "cancel");
    // It may have been confirmed or rescheduled since it was found.
    const due =
      before.status === "confirmed" && isUnconfirmed(before) && Date.parse(before.confirm_by ?? "") <= now.getTime();
    if (!due) return false;
    await applyMove(tx, actor, before, "cancel", {
      change: { cancel_reason: "not_confirmed" },
      data: { reason: "not_confirmed", note: null },
    });
    return true;
  });
}

/** Releases the times of customers who had to confirm attendance and did not. Safe to run repeatedly and concurrently. */
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
