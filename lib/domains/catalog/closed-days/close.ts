import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { withBookings } from "@/lib/domains/catalog/closed-days/read";
import type { CloseDaysBody, ClosedDay } from "@/lib/domains/catalog/closed-days/schema";
import {
  type ClosedDayRow,
  findClosedDays,
  lockClosedDays,
  upsertClosedDays,
} from "@/lib/domains/catalog/closed-days/store";

/** An audit entry names what each date is called. */
export const namesByDate = (days: readonly Pick<ClosedDayRow, "date" | "name">[]): Record<string, string> =>
  Object.fromEntries(days.map(({ date, name }) => [date, name]));

/** Closes the whole business on these dates; one that is closed already takes the new name. Bookings stay. */
export const closeDays = (actor: Actor, { days }: CloseDaysBody): Promise<{ data: ClosedDay[] }> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    const dates = days.map(({ date }) => date);
    await lockClosedDays(tx, project);
    const before = await findClosedDays(tx, project, dates);
    await upsertClosedDays(tx, project, days);
    const after = await findClosedDays(tx, project, dates);
    await audit(tx, actor, "closed_days.added", project, namesByDate(before), namesByDate(after));
    return { data: await withBookings(tx, actor, after) };
  });
