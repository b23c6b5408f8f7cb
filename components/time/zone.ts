/**
 * Wall-clock time of a zone. A date is "2026-11-15"; a wall minute counts from local midnight by the local clock, so
 * 09:00 is 540 on every day, even on those of 23 or 25 hours.
 */
const minute = 60_000;
const hour = 60 * minute;
const dayOf = 24 * hour;

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
    });
    formats.set(zone, format);
  }
  return format;
}

const offsets = new Map<string, number>();

/** Local minus UTC at an instant, in milliseconds. Intl is slow, and the offset is constant within a quarter of an hour. */
export function offsetAt(zone: string, at: number): number {
  const quarter = Math.floor(at / (15 * minute));
  const key = `${zone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const rounded = quarter * 15 * minute;
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(rounded)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour: hours = 0, minute: minutes = 0 } = part;
  const offset = Date.UTC(year, month - 1, day, hours, minutes) - rounded;
  if (offsets.size > 5000) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

export const dateAt = (zone: string, at: number): string =>
  new Date(at + offsetAt(zone, at)).toISOString().slice(0, 10);

/** The wall's clock at an instant, in minutes since local midnight. */
export const wallMinute = (zone: string, at: number): number => {
  const local = at + offsetAt(zone, at);
  return (local - Math.floor(local / dayOf) * dayOf) / minute;
};

/** The instant of a local time. An ambiguous time is its first occurrence; a skipped one is moved by the length of the gap. */
export function instantOf(zone: string, date: string, wall: number): number {
  const local = Date.parse(`${date}T00:00:00Z`) + wall * minute;
  const before = local - offsetAt(zone, local - dayOf);
  const after = local - offsetAt(zone, local + dayOf);
  const fits = (at: number) => at + offsetAt(zone, at) === local;
  if (fits(Math.min(before, after))) return Math.min(before, after);
  if (fits(Math.max(before, after))) return Math.max(before, after);
  return Math.max(before, after);
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayOf).toISOString().slice(0, 10);

/** `begins`, `ends`: the same as times of the API are written. */
type Bounds = { from: number; to: number; begins: string; ends: string };
const boundsOf = (from: number, to: number): Bounds => ({
  from,
  to,
  begins: new Date(from).toISOString(),
  ends: new Date(to).toISOString(),
});
const bounds = new Map<string, Bounds>();
let last: { zone: string; date: string; day: Bounds } | null = null;

/** From midnight to midnight: 23, 24 or 25 hours. Kept, for a calendar asks for the same days of every booking. */
export function dayBounds(zone: string, date: string): Bounds {
  if (last && last.date === date && last.zone === zone) return last.day;
  const key = `${zone} ${date}`;
  const day = bounds.get(key) ?? boundsOf(instantOf(zone, date, 0), instantOf(zone, addDays(date, 1), 0));
  if (bounds.size > 500) bounds.clear();
  bounds.set(key, day);
  last = { zone, date, day };
  return day;
}

/** 1 is Monday. */
export const weekdayOf = (date: string): number => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

/** The same day of another month, or its last day where that month is shorter. */
export function addMonths(date: string, by: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + by, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + by, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The whole weeks that a month touches. */
export function monthWeeks(date: string): { first: string; days: number } {
  const first = mondayOf(`${date.slice(0, 7)}-01`);
  const end = addMonths(`${date.slice(0, 7)}-01`, 1);
  const count = (Date.parse(`${mondayOf(addDays(end, 6))}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayOf;
  return { first, days: count };
}

export const isDate = (text: string | null | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? "") && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Up to the next five minutes, but not out of the day: after 23:55 that would be the midnight it began with. */
export const nextFive = (wall: number): number => Math.min(Math.ceil(wall / 5) * 5, 23 * 60 + 55);

/** "09:30" of a wall minute. */
export const clockOf = (wall: number): string =>
  `${String(Math.floor(wall / 60) % 24).padStart(2, "0")}:${String(Math.round(wall) % 60).padStart(2, "0")}`;
