import { understood, type Week, weeklyOf, weekOf } from "@/components/catalog/schedules/week";
import type { Schedule } from "@/lib/domains/catalog/schedules/schema";

/** A schedule while it is written. */
export type Draft = { name: string; timezone: string; week: Week };

const office = { from: "09:00", to: "18:00" };

export const newDraft = (timezone: string, name = ""): Draft => ({
  name,
  timezone,
  week: [[office], [office], [office], [office], [office], [], []],
});
export const draftOf = ({ name, timezone, weekly }: Schedule): Draft => ({ name, timezone, week: weekOf(weekly) });
export const bodyOf = ({ name, timezone, week }: Draft) => ({ name, timezone, weekly: weeklyOf(week.map(understood)) });
