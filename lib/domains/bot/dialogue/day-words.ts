import { Temporal } from "temporal-polyfill";
import type { Spoken } from "@/lib/domains/bot/understanding/language";
import { dayEnd, type Hours } from "@/lib/domains/bot/understanding/when/window";

/** From Monday on, as somebody says that something is on that day. */
const onWeekday: Record<Spoken, readonly string[]> = {
  pt: ["Na segunda", "Na terça", "Na quarta", "Na quinta", "Na sexta", "No sábado", "No domingo"],
  es: ["El lunes", "El martes", "El miércoles", "El jueves", "El viernes", "El sábado", "El domingo"],
  en: ["On Monday", "On Tuesday", "On Wednesday", "On Thursday", "On Friday", "On Saturday", "On Sunday"],
};
const onToday: Record<Spoken, string> = { pt: "Hoje", es: "Hoy", en: "Today" };

const english = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
const two = (n: number): string => String(n).padStart(2, "0");

/** "Na sexta, 20/11", "El viernes 20/11", "On Friday, 20 November"; "Hoje" where it is today. */
export function onDay(day: string, language: Spoken, today: string): string {
  if (day === today) return onToday[language];
  const date = Temporal.PlainDate.from(day);
  const weekday = onWeekday[language][date.dayOfWeek - 1] ?? "";
  if (language === "en") return `${weekday}, ${english.format(new Date(`${day}T00:00:00Z`))}`;
  return `${weekday}${language === "pt" ? "," : ""} ${two(date.day)}/${two(date.month)}`;
}

const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

const between: Record<Spoken, (from: string, to: string) => string> = {
  pt: (from, to) => `das ${from} às ${to}`,
  es: (from, to) => `de ${from} a ${to}`,
  en: (from, to) => `from ${from} to ${to}`,
};
const at: Record<Spoken, string> = { pt: "às", es: "a las", en: "at" };
const since: Record<Spoken, string> = { pt: "a partir das", es: "desde las", en: "from" };
const before: Record<Spoken, string> = { pt: "antes das", es: "antes de las", en: "before" };

/** "Das 12:00 às 18:00", "antes das 10:00", "às 15:00", without the capital letter. */
export function inHours({ from, to, exact }: Hours, language: Spoken): string {
  if (exact) return `${at[language]} ${clock(from)}`;
  if (from === 0) return `${before[language]} ${clock(to)}`;
  return to === dayEnd ? `${since[language]} ${clock(from)}` : between[language](clock(from), clock(to));
}

/** "Das 09:00 às 12:00 e das 14:00 às 18:00", without the capital letter. */
export const openHours = (hours: readonly { from: number; to: number }[], language: Spoken): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(
    hours.map(({ from, to }) => between[language](clock(from), clock(to))),
  );

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
