import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { refuseWhileHeld } from "@/lib/domains/catalog/in-use";
import { deleteSchedule, holdersOfSchedule, lockSchedule } from "@/lib/domains/catalog/schedules/store";

export const removeSchedule = (actor: Actor, id: string): Promise<undefined> =>
  inTransaction(actor, async (tx) => {
    const before = await lockSchedule(tx, actor.project.id, id);
    if (!before) throw notFound("schedule", id);
    refuseWhileHeld(actor, "schedule", id, await holdersOfSchedule(tx, actor.project.id, id));
    await deleteSchedule(tx, actor.project.id, id, actor.now);
    await audit(tx, actor, "schedule.deleted", id, before, null);
    return undefined;
  });
