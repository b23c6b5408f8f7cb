import { dateFormat, relativeFormat } from "@/components/ui/date-format";
import { clockFormat } from "@/lib/core/vocabulary";

const day = 86_400_000;

/** The calendar day in a zone, as a count of days, so that two can be subtracted across a clock change. */
export function dayNumber(date: Date, zone: string): number {
  const [year, month, dayOfMonth] = dateFormat("en-CA", { timeZone: zone }).format(date).split("-");
  return Math.round(Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth)) / day);
}

const capital = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

export const clockTime = (date: Date, locale: string, zone: string): string =>
  dateFormat(locale, { ...clockFormat, timeZone: zone }).format(date);

const yearOf = (number: number): number => new Date(number * day).getUTCFullYear();

/** `inside` a sentence: "today". Alone: "Today", "Tomorrow", "Mon 16 Nov", with the year when it is another. */
function dayFrom(today: number, date: Date, locale: string, zone: string, inside: boolean): string {
  const number = dayNumber(date, zone);
  const away = number - today;
  if (Math.abs(away) <= 1) {
    const word = relativeFormat(locale).format(away, "day");
    return inside ? word : capital(word, locale);
  }
  return dateFormat(locale, {
    ...(yearOf(number) === yearOf(today) ? { weekday: "short" } : { year: "numeric" }),
    day: "numeric",
    month: "short",
    timeZone: zone,
  }).format(date);
}

export const spokenDay = (date: Date, now: Date, locale: string, zone: string, inside = false): string =>
  dayFrom(dayNumber(now, zone), date, locale, zone, inside);

/** The day and the clock time, said on a day that is known by its number: nothing else of the present matters to it. */
export const timeFrom = (today: number, date: Date, locale: string, zone: string, inside = false): string =>
  `${dayFrom(today, date, locale, zone, inside)} ${clockTime(date, locale, zone)}`;

export const spokenTime = (date: Date, now: Date, locale: string, zone: string, inside = false): string =>
  timeFrom(dayNumber(now, zone), date, locale, zone, inside);

export const exactTime = (date: Date, locale: string, zone: string): string =>
  `${dateFormat(locale, {
    dateStyle: "full",
    timeStyle: "medium",
    hourCycle: clockFormat.hourCycle,
    timeZone: zone,
  }).format(date)} (${zone})`;

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * day],
  ["month", 30 * day],
  ["week", 7 * day],
  ["day", day],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function relativeTime(date: Date, now: Date, locale: string): string {
  const away = date.getTime() - now.getTime();
  const words = relativeFormat(locale);
  const [unit, size] = steps.find(([, length]) => Math.abs(away) >= length) ?? ["second", 0];
  return size === 0 ? words.format(0, "second") : words.format(Math.trunc(away / size), unit);
}
