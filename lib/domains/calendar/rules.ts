import type { Intervals, Minute } from "@/lib/core/intervals";
import { type Hours, openIntervals } from "@/lib/domains/slots/open-hours";
import { type Span, workingTimes } from "@/lib/domains/work/occupancy/rules";

/** When somebody works; null hours mean always. */
export type Working = { hours: Hours | null; off: Intervals };

/** A service that takes appointments, and who could serve each of its requirements; null hours mean always. */
export type Receiving = { hours: Hours | null; requirements: readonly { resources: readonly string[] }[] };

/** Days since 1970 as a date. */
export const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Whether customers come for it at a time, to somebody. */
export const takesAppointments = (service: { kind: string; active: boolean; pool: readonly string[] }): boolean =>
  service.active && service.kind === "appointment" && service.pool.length > 0;

const opens = (hours: Hours | null, { from, to }: Span): boolean =>
  hours === null || openIntervals(hours, from, to).length > 0;

/** The resources of the services that customers can come for on the day: those with all that they need at work. */
export function receivingOn(
  services: readonly Receiving[],
  hoursOf: (id: string) => Hours | null | undefined,
  day: Span,
): Set<string> {
  const works = (id: string) => {
    const hours = hoursOf(id);
    return hours !== undefined && opens(hours, day);
  };
  const offered = services.filter(
    ({ hours, requirements }) => opens(hours, day) && requirements.every(({ resources }) => resources.some(works)),
  );
  return new Set(offered.flatMap(({ requirements }) => requirements.flatMap(({ resources }) => resources)));
}

/** Hours that start at midnight and at no other time do not tell whether a day is open. */
function keepsHours(hours: Hours | null, { from, to }: Span): boolean {
  if (!hours) return false;
  const open = openIntervals(hours, from, to);
  for (let i = 0; i < open.length; i += 2) if ((open[i] as Minute) > from) return true;
  return open.length === 0;
}

/** Whether somebody keeps hours and none of those who do works on the day. */
export function isClosed(everybody: readonly Working[], day: Span): boolean {
  const keepers = everybody.filter(({ hours }) => keepsHours(hours, day));
  return keepers.length > 0 && keepers.every(({ hours, off }) => workingTimes(hours, off, day).length === 0);
}
