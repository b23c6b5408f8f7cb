import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { inOrder } from "@/lib/domains/catalog/schedules/rules";
import type { CreateScheduleBody, Schedule } from "@/lib/domains/catalog/schedules/schema";
import { insertSchedule } from "@/lib/domains/catalog/schedules/store";

export const createSchedule = (actor: Actor, { name, timezone, weekly }: CreateScheduleBody): Promise<Schedule> =>
  inTransaction(actor, async (tx) => {
    const schedule = await insertSchedule(tx, actor.project.id, newId("sch"), {
      name,
      timezone: timezone ?? actor.project.timezone,
      weekly: inOrder(weekly),
    });
    await audit(tx, actor, "schedule.created", schedule.id, null, schedule);
    return schedule;
  });
