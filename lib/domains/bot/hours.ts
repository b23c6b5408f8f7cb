import { Temporal } from "temporal-polyfill";
import type { Project } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { complement, union } from "@/lib/core/intervals";
import type { Opening } from "@/lib/domains/bot/dialogue/tools";
import { selectNeededSchedules } from "@/lib/domains/bot/store";
import { selectClosedDays } from "@/lib/domains/catalog/closed-days/store";
import { selectOverrides, selectSchedules } from "@/lib/domains/catalog/schedules/store";
import { type Hours, hoursFrom, openIntervals } from "@/lib/domains/slots/open-hours";

const day = 86_400_000;
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

type Around = { schedules: (Hours & { id: string })[]; closed: { date: string; name: string }[] };

/** The hours of every schedule on the dates around two instants, and the days on which all is closed. */
async function hoursAround(project: ProjectId, from: number, to: number): Promise<Around> {
  const schedules = await selectSchedules(reader({}), project, null, 200);
  // Local dates lie a day around the date in UTC.
  const around = { from: dateOf(from - day), to: dateOf(to + day) };
  const overrides = await selectOverrides(reader({}), project, around, null, 1000);
  const closed = await selectClosedDays(reader({}), project, around, null, 10);
  // A schedule's own hours of a date come last and decide before a closed day.
  const shut = closed.map(({ date }) => ({ date, intervals: [] }));
  return {
    schedules: schedules.map(({ id, timezone, weekly }) => ({
      id,
      ...hoursFrom(timezone, weekly, [...shut, ...overrides.filter(({ schedule_id }) => schedule_id === id)]),
    })),
    closed,
  };
}

/** Whether the business is open by any of its schedules: then somebody of the team is there. */
export async function isOpen(project: ProjectId, now: Date): Promise<boolean> {
  const minute = Math.floor(now.getTime() / 60_000);
  const { schedules } = await hoursAround(project, now.getTime(), now.getTime());
  return schedules.some((hours) => openIntervals(hours, minute, minute + 1).length > 0);
}

/** When something can be booked: while everything that one of the services needs is there. */
function bookableTimes(
  services: readonly string[][][],
  opens: Map<string, number[]>,
  from: number,
  to: number,
): number[] {
  const anyOf = (lists: readonly number[][]): number[] => lists.reduce<number[]>((sum, list) => union(sum, list), []);
  const times = services.map((needs) => {
    const missing = needs.map((schedules) => complement(anyOf(schedules.map((id) => opens.get(id) ?? [])), from, to));
    return complement(anyOf(missing), from, to);
  });
  return anyOf(times);
}

/**
 * When the business is open on a local date: while customers can be seen, by the schedules of what their services with a time
 * need. Where there are no such services, by all schedules; null where it has none and no day is closed.
 */
export async function openingOn(project: Pick<Project, "id" | "timezone">, date: string): Promise<Opening | null> {
  const local = Temporal.PlainDate.from(date);
  const [from, to] = [local, local.add({ days: 1 })].map(
    (each) => each.toZonedDateTime(project.timezone).epochMilliseconds,
  ) as [number, number];
  const { schedules, closed } = await hoursAround(project.id, from, to);
  const holiday = closed.find((each) => each.date === date)?.name ?? null;
  if (schedules.length === 0) return holiday === null ? null : { hours: [], holiday };
  const [first, end] = [from / 60_000, to / 60_000];
  const opens = new Map(schedules.map((hours) => [hours.id, Array.from(openIntervals(hours, first, end))]));
  const needed = await selectNeededSchedules(reader({}), project.id);
  const open = bookableTimes(needed.length > 0 ? needed : [[[...opens.keys()]]], opens, first, end);
  const hours = open.flatMap((start, i) =>
    i % 2 === 0 ? [{ from: start - first, to: (open[i + 1] ?? start) - first }] : [],
  );
  return { hours, holiday: hours.length === 0 ? holiday : null };
}
