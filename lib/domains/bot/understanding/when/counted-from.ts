import { Temporal } from "temporal-polyfill";
import { isOneDay, type When } from "@/lib/domains/bot/understanding/when/window";

const nextDay =
  /\b(?:the|el|al|o|no|un|um)? ?(?:day after(?: that)?|next day|following day|dia (?:despues|siguiente|seguinte|depois)|otro dia)\b(?! (?:de|do|da|del|tomorrow)\b)/;
const sameDay =
  /\b(?:that |the |el |o |no |ese |esse |nesse )?(?:same|mismo|mesmo) (?:day|dia)\b|\b(?:that day|ese dia|esse dia|nesse dia)\b/;
const sameHour =
  /\b(?:at |a |na |no |al |as )?(?:the |la |el |o )?(?:same (?:time|hour)|misma hora|mismo horario|mesma hora|mesmo horario|msm horario)\b/;
const two = (n: number): string => String(n).padStart(2, "0");

/** The words of a further wish with its days and hours in figures where they are counted from the wish before: "the day after, same time". */
export function countedFrom(words: string, before: When): string {
  const [only, ...more] = before.wanted;
  if (!only || more.length > 0) return words;
  const day = isOneDay(only.days) ? Temporal.PlainDate.from(only.days.from) : null;
  const hour = only.hours?.exact ? `${two(Math.floor(only.hours.from / 60))}:${two(only.hours.from % 60)}` : null;
  let said = words;
  if (day) said = said.replace(nextDay, ` ${day.add({ days: 1 })} `).replace(sameDay, ` ${day} `);
  if (hour) said = said.replace(sameHour, ` ${hour} `);
  return said.replace(/ {2,}/g, " ").trim();
}
