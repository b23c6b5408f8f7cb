import type { Slot } from "@/clients/typescript/src/client";
import type { Column } from "@/components/calendar/columns";
import { dateAt } from "@/components/time/zone";

/** A free stretch, and the times at which a visit can begin in it. */
export type Gap = { start: string; end: string; starts: string[] };

/** Bookable starts one step apart are one gap: from the first of them to the end of the last visit. */
export function gapsOf(slots: readonly Slot[], step: number): Gap[] {
  const out: Gap[] = [];
  let before = Number.NaN;
  for (const { start, end } of slots) {
    const at = Date.parse(start);
    const last = out.at(-1);
    if (last && at - before === step * 60_000) {
      last.end = end;
      last.starts.push(start);
    } else out.push({ start, end, starts: [start] });
    before = at;
  }
  return out;
}

/** The start that a place of a gap means: the last one at or above it. `part`: how far down, from 0 to 1. */
export function startAt({ start, end, starts }: Gap, part: number): string {
  const at = Date.parse(start) + part * (Date.parse(end) - Date.parse(start));
  return starts.findLast((each) => Date.parse(each) <= at) ?? start;
}

/** The column in which a found time is marked; -1 where none shows it. */
export function columnOf({ start, resource_ids }: Slot, columns: readonly Column[], zone: string): number {
  const day = dateAt(zone, Date.parse(start));
  return columns.findIndex(({ date, resource }) => date === day && resource && resource_ids.includes(resource.id));
}
