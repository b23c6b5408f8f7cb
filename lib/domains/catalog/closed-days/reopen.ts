import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { namesByDate } from "@/lib/domains/catalog/closed-days/close";
import { deleteClosedDays, findClosedDays, lockClosedDays } from "@/lib/domains/catalog/closed-days/store";

/** The dates have their usual hours again; those that were not closed are left out of the answer. */
export const reopenDays = (actor: Actor, dates: readonly string[]): Promise<{ dates: string[] }> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    await lockClosedDays(tx, project);
    const before = await findClosedDays(tx, project, dates);
    if (before.length > 0) {
      await deleteClosedDays(tx, project, dates);
      await audit(tx, actor, "closed_days.removed", project, namesByDate(before), null);
    }
    return { dates: before.map(({ date }) => date) };
  });

export async function reopenDay(actor: Actor, date: string): Promise<undefined> {
  const reopened = await reopenDays(actor, [date]);
  if (reopened.dates.length === 0) throw notFound("closed day on", date);
  return undefined;
}
