import { Temporal } from "temporal-polyfill";
import { type Day, month, nextDate, span } from "@/lib/domains/bot/understanding/when/calendar";
import type { DaysRead } from "@/lib/domains/bot/understanding/when/days";
import { as, isOne, type Sign } from "@/lib/domains/bot/understanding/when/sign";
import type { Days } from "@/lib/domains/bot/understanding/when/window";

type Read = Pick<DaysRead, "days" | "next" | "wide">;

/** The month that stands from here on: by its name, or "of the month". */
function monthAt(signs: readonly Sign[], at: number, today: Day): { days: Days; next: number } | null {
  let next = at;
  while (next < at + 3 && isOne(signs[next], "filler", "on", "this")) next++;
  const named = as(signs[next], "month") ?? as(signs[next], "short_month");
  if (named) return { days: month(today, named.n), next: next + 1 };
  const following = as(signs[next], "period");
  const own = as(signs[next], "unit")?.unit === "month" ? 0 : following?.period === "month" ? following.n : null;
  if (own === null) return null;
  const first = today.with({ day: 1 }).add({ months: own });
  return { days: month(first, first.month), next: next + 1 };
}

const firstOf = (days: Days): Day => Temporal.PlainDate.from(days.to as string).with({ day: 1 });

/** "Primeira semana de dezembro", "mid January", "a fines de mes". */
export function partOfMonth(signs: readonly Sign[], at: number, today: Day): Read | null {
  const part = as(signs[at], "month_part");
  const found = part && monthAt(signs, at + 1, today);
  if (!found) return null;
  const first = firstOf(found.days);
  const [from, to] = [Math.floor(part.n / 100), Math.min(part.n % 100, first.daysInMonth)];
  const begin = part.n === 2531 ? first.daysInMonth - 6 : from;
  return { days: span(first.with({ day: begin }), first.with({ day: to })), next: found.next, wide: true };
}

/** "El último sábado del mes", "the first Monday of December". */
export function weekdayOfMonth(signs: readonly Sign[], at: number, today: Day): Read | null {
  const which = as(signs[at], "which");
  const weekday = as(signs[at + 1], "weekday");
  const found = which && weekday && monthAt(signs, at + 2, today);
  if (!found) return null;
  const first = firstOf(found.days);
  const all = Array.from({ length: first.daysInMonth }, (_, i) => first.add({ days: i })).filter(
    ({ dayOfWeek }) => dayOfWeek === weekday.n,
  );
  const day = all.at(which.n > 0 ? which.n - 1 : which.n);
  return day ? { days: span(day, day), next: found.next, wide: false } : null;
}

/** "La semana del 30", "the week of 7 December": the whole of that week. */
export function weekOf(signs: readonly Sign[], at: number, today: Day): Read | null {
  if (!isOne(signs[at], "week_of")) return null;
  let next = at + 1;
  while (next < at + 4 && isOne(signs[next], "filler", "on") && !isOne(signs[next], "number")) next++;
  const monthFirst = as(signs[next], "month") ?? as(signs[next], "short_month");
  if (monthFirst) next++;
  const number = as(signs[next], "number");
  if (!number || number.n < 1 || number.n > 31) return null;
  let end = isOne(signs[next + 1], "ordinal") ? next + 2 : next + 1;
  const place = isOne(signs[end], "filler") ? end + 1 : end;
  const after = as(signs[place], "month") ?? as(signs[place], "short_month");
  const named = monthFirst ?? after;
  if (after && !monthFirst) end = place + 1;
  const base = today.with({ day: 1 });
  const day = named
    ? nextDate(today, named.n, number.n, null)
    : [0, 1, 2]
        .map((ahead) => base.add({ months: ahead }))
        .filter(({ daysInMonth }) => daysInMonth >= number.n)
        .map((first) => first.with({ day: number.n }))
        .find((each) => Temporal.PlainDate.compare(each.add({ days: 6 }), today) >= 0);
  if (!day) return null;
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return { days: span(monday, monday.add({ days: 6 })), next: end, wide: true };
}
