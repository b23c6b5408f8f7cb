import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound, Problem } from "@/lib/core/problem";
import type { BackgroundRun } from "@/lib/domains/background/schema";
import { findRun, reviveRun } from "@/lib/domains/background/store";

/** Retries a failed run of this project. The installation's own runs are repeated by their timetables. */
export const retryRun = (actor: Actor, id: string): Promise<BackgroundRun> =>
  inTransaction(actor, async (tx) => {
    const before = await findRun(tx, actor.project.id, id, actor.now);
    if (!before) throw notFound("run", id);
    if (before.system) {
      const detail = "This run is the installation's own; its timetable starts it again.";
      throw new Problem("insufficient_scope", { detail });
    }
    if (!(await reviveRun(tx, actor.project.id, id, actor.now)))
      throw new Problem("invalid_transition", {
        detail: `Only a failed run can be retried; this one is ${before.status}.`,
      });
    const after = await findRun(tx, actor.project.id, id, actor.now);
    if (!after) throw notFound("run", id);
    await audit(tx, actor, "run.retried", id, { status: before.status }, { status: after.status });
    return after;
  });
