import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { notFound } from "@/lib/core/problem";
import { inOrder } from "@/lib/domains/catalog/schedules/rules";
import type { ScheduleOverride, SetOverrideBody } from "@/lib/domains/catalog/schedules/schema";
import { deleteOverrideRow, insertOverride, lockSchedule } from "@/lib/domains/catalog/schedules/store";

/** Sets the hours of one date, in place of what that date had. */
export const overrideDay = (actor: Actor, schedule: string, body: SetOverrideBody): Promise<ScheduleOverride> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    if (!(await lockSchedule(tx, project, schedule))) throw notFound("schedule", schedule);
    const before = await deleteOverrideRow(tx, project, schedule, body.date);
    const { date, note } = body;
    const after = await insertOverride(tx, project, {
      id: newId("ovr"),
      schedule_id: schedule,
      date,
      intervals: inOrder(body.intervals),
      note,
    });
    await audit(tx, actor, "schedule.override_set", schedule, before, after);
    return after;
  });
