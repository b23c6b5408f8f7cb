import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { deleteOverrideRow, lockSchedule } from "@/lib/domains/catalog/schedules/store";

/** The date has its weekday's hours again. */
export const removeOverride = (actor: Actor, schedule: string, date: string): Promise<undefined> =>
  inTransaction(actor, async (tx) => {
    if (!(await lockSchedule(tx, actor.project.id, schedule))) throw notFound("schedule", schedule);
    const before = await deleteOverrideRow(tx, actor.project.id, schedule, date);
    if (!before) throw notFound("override on", date);
    await audit(tx, actor, "schedule.override_removed", schedule, before, null);
    return undefined;
  });
