import { Temporal } from "temporal-polyfill";

type Row = { weekday: number; from: string; to: string };

/** The same hours on each of these weekdays: `week([1, 2], "08:00-12:00", "13:00-18:00")`. */
export const week = (weekdays: readonly number[], ...spans: string[]): Row[] =>
  weekdays.flatMap((weekday) =>
    spans.map((span) => {
      const [from = "", to = ""] = span.split("-");
      return { weekday, from, to };
    }),
  );

const holidays = [
  ["01-01", "Confraternização Universal"],
  ["01-25", "Aniversário de São Paulo"],
  ["04-21", "Tiradentes"],
  ["05-01", "Dia do Trabalho"],
  ["07-09", "Revolução Constitucionalista"],
  ["09-07", "Independência"],
  ["10-12", "Nossa Senhora Aparecida"],
  ["11-02", "Finados"],
  ["11-15", "Proclamação da República"],
  ["11-20", "Consciência Negra"],
  ["12-25", "Natal"],
] as const;

const halfDays = [
  ["12-24", "Véspera de Natal"],
  ["12-31", "Véspera de Ano-Novo"],
] as const;

type Override = { date: string; intervals: { from: string; to: string }[]; note: string };

export const today = (now: Date, zone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();

/** The holidays of the twelve months ahead: closed, or open in the morning alone. */
export function holidaysFrom(date: Temporal.PlainDate): Override[] {
  const end = date.add({ months: 12 });
  const dated = (list: readonly (readonly [string, string])[], intervals: Override["intervals"]) =>
    list.flatMap(([day, note]) =>
      [date.year, date.year + 1].map((year) => ({ date: `${year}-${day}`, intervals, note })),
    );
  return [...dated(holidays, []), ...dated(halfDays, [{ from: "08:00", to: "12:00" }])]
    .filter((each) => each.date >= date.toString() && each.date < end.toString())
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** A stretch of whole days from now on, in UTC, as the wall clock of the zone has them. */
export function daysAhead(from: Temporal.PlainDate, zone: string, first: number, count: number) {
  const midnight = (days: number) => new Date(from.add({ days }).toZonedDateTime(zone).epochMilliseconds).toISOString();
  return { start: midnight(first), end: midnight(first + count) };
}
