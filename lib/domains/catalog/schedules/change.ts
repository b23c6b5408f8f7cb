import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { inOrder } from "@/lib/domains/catalog/schedules/rules";
import type { Schedule, UpdateScheduleBody } from "@/lib/domains/catalog/schedules/schema";
import { lockSchedule, updateSchedule } from "@/lib/domains/catalog/schedules/store";

export const changeSchedule = (actor: Actor, id: string, { weekly, ...body }: UpdateScheduleBody): Promise<Schedule> =>
  inTransaction(actor, async (tx) => {
    const before = await lockSchedule(tx, actor.project.id, id);
    if (!before) throw notFound("schedule", id);
    const after = await updateSchedule(tx, actor.project.id, id, {
      ...body,
      ...(weekly === undefined ? {} : { weekly: inOrder(weekly) }),
      updated_at: actor.now,
    });
    await audit(tx, actor, "schedule.updated", id, before, after);
    return after;
  });
