import type { Actor } from "@/lib/core/actor";
import { sqlOf } from "@/lib/core/db";
import { differenceOf } from "@/lib/domains/notices/rules";
import type { ReminderEffect, ReminderEffectQuery } from "@/lib/domains/notices/schema";
import { countVisits } from "@/lib/domains/notices/store";

/** The effect of reminders: visits of customers randomly excluded from them, compared with the others. */
export async function reminderEffect(actor: Actor, { from, to }: ReminderEffectQuery): Promise<ReminderEffect> {
  const { reminded, held_out } = await countVisits(sqlOf(actor), actor.project.id, from, to);
  return { reminded, held_out, difference: differenceOf(reminded, held_out) };
}
