import { clockFormat } from "@/lib/core/vocabulary";

type Slot = { start: string; end: string };

/** The day of a moment in a zone, as "2026-11-17". */
export const dayOf = (moment: string | Date, zone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    new Date(moment),
  );

export const clockTime = (moment: string, language: string, zone?: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: zone, ...clockFormat }).format(new Date(moment));

export const longDay = (moment: string, language: string, zone: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: zone, weekday: "long", day: "numeric", month: "long" }).format(
    new Date(moment),
  );

/** A day's name as it stands on a button: "Tue 17". Noon keeps it the same day in every zone near it. */
export function dayName(day: string, language: string): { weekday: string; date: string } {
  const at = new Date(`${day}T12:00:00Z`);
  const part = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: "UTC", ...format }).format(at);
  return { weekday: part({ weekday: "short" }), date: part({ day: "numeric", month: "short" }) };
}

/** Times by the day they fall on, in order. */
export function byDay(slots: readonly Slot[], zone: string): Map<string, Slot[]> {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = dayOf(slot.start, zone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
}

export const money = (cents: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    // Spelled out only where the sign is shared, as that of dollars and pesos.
    currencyDisplay: currency === "BRL" || currency === "PYG" ? "narrowSymbol" : "symbol",
  }).format(cents / 100);

/** How long a hold lasts, measured by the server's clock: the visitor's may be wrong. */
export const lastsFor = (until: string | null, answered: string | null): number =>
  Date.parse(until ?? "") - (answered === null ? Date.now() : Date.parse(answered));

/** "9:58" */
export const countdown = (ms: number): string => {
  const left = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
};
