import { addDays, dateAt, dayBounds, instantOf, wallMinute } from "@/components/time/zone";

/** A position in a day's column, in wall minutes. */
export type Stretch = { from: number; to: number };

const whole = 1440;

/** Whether a time is written as the API writes it, so that texts compare like times: "2026-11-15T12:00:00.000Z". */
const isWritten = (time: string): boolean => time.length === 24 && time.endsWith("Z");

/** The part of a span within one day, in local time; null where it does not touch it. */
export function stretchOn(zone: string, date: string, start: string, end: string): Stretch | null {
  const day = dayBounds(zone, date);
  // Most spans of a week are of other days, which their text tells without being parsed.
  if (isWritten(start) && isWritten(end) && (end <= day.begins || start >= day.ends)) return null;
  const [from, to] = [Date.parse(start), Date.parse(end)];
  if (to <= day.from || from >= day.to) return null;
  const first = from <= day.from ? 0 : wallMinute(zone, from);
  const last = to >= day.to ? whole : wallMinute(zone, to);
  // When clocks are set back, an end may show an earlier time than its start.
  return { from: first, to: last > first ? last : Math.min(whole, first + (to - from) / 60_000) };
}

export type InColumn<T> = { item: T; from: number; to: number; lane: number; lanes: number };

/** Places overlapping items side by side: each takes the first free lane, and a cluster shares its width. */
export function inColumns<T>(items: readonly { item: T; from: number; to: number }[]): InColumn<T>[] {
  const sorted = [...items].sort((a, b) => a.from - b.from || b.to - a.to);
  const out: InColumn<T>[] = [];
  let cluster: InColumn<T>[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const each of cluster) each.lanes = ends.length;
    cluster = [];
    ends = [];
  };
  for (const each of sorted) {
    if (ends.every((end) => end <= each.from)) close();
    const free = ends.findIndex((end) => end <= each.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = each.to;
    const columned = { ...each, lane, lanes: 1 };
    cluster.push(columned);
    out.push(columned);
  }
  close();
  return out;
}

/** Joins what overlaps or touches. */
export function joined(stretches: readonly Stretch[]): Stretch[] {
  const out: Stretch[] = [];
  for (const { from, to } of [...stretches].sort((a, b) => a.from - b.from)) {
    const last = out.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else out.push({ from, to });
  }
  return out;
}

/** What is left of the range without these. */
export function gaps(stretches: readonly Stretch[], { from, to }: Stretch): Stretch[] {
  const out: Stretch[] = [];
  let open = from;
  for (const each of joined(stretches)) {
    if (each.from > open) out.push({ from: open, to: Math.min(each.from, to) });
    open = Math.max(open, each.to);
    if (open >= to) break;
  }
  if (open < to) out.push({ from: open, to });
  return out.filter((each) => each.from < each.to);
}

/** The nearest start on the service's grid, which counts from local midnight. */
export const snap = (wall: number, interval: number): number =>
  Math.min(Math.floor((whole - 1) / interval), Math.max(0, Math.round(wall / interval))) * interval;

/** The hours worth drawing: what is open or booked, with an hour around it. All-day openings say nothing. */
export function hoursToDraw(stretches: readonly Stretch[]): Stretch {
  const telling = stretches.filter(({ from, to }) => to - from < whole);
  const from = Math.min(480, ...telling.map((each) => each.from));
  const to = Math.max(1080, ...telling.map((each) => each.to));
  return { from: Math.max(0, Math.floor(from / 60) * 60 - 60), to: Math.min(whole, Math.ceil(to / 60) * 60 + 60) };
}

/** A start and an end a given number of real minutes apart, from where it was dropped. */
export function spanAt(zone: string, date: string, wall: number, length: number): { start: string; end: string } {
  const start = instantOf(zone, date, wall);
  return { start: new Date(start).toISOString(), end: new Date(start + length).toISOString() };
}

/** A part of a booking in a day's column: where it stands. */
export type Spot = { date: string; from: number };

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** The start of a booking when the part of it at `held` is dropped at `dropped`; it may have begun days before. */
export function startMoved(zone: string, start: string, held: Spot, dropped: Spot): string {
  const at = Date.parse(start);
  const date = addDays(dropped.date, dayNumber(dateAt(zone, at)) - dayNumber(held.date));
  return new Date(instantOf(zone, date, wallMinute(zone, at) + dropped.from - held.from)).toISOString();
}
