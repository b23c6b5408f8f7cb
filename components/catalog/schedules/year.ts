/** Days as the wire writes them, counted in UTC so that no clock change moves them. */
const pad = (value: number): string => String(value).padStart(2, "0");

export const dayOf = (year: number, month: number, day: number): string => `${year}-${pad(month + 1)}-${pad(day)}`;

export const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export function shifted(day: string, by: { days?: number; months?: number }): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (by.months) {
    const wanted = date.getUTCDate();
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + by.months);
    date.setUTCDate(Math.min(wanted, daysIn(date.getUTCFullYear(), date.getUTCMonth())));
  }
  date.setUTCDate(date.getUTCDate() + (by.days ?? 0));
  return date.toISOString().slice(0, 10);
}

/** Where an arrow key leads from a day; null for any other key. */
export function dayAfterKey(key: string, day: string): string | null {
  const steps: Record<string, { days?: number; months?: number }> = {
    ArrowLeft: { days: -1 },
    ArrowRight: { days: 1 },
    ArrowUp: { days: -7 },
    ArrowDown: { days: 7 },
    PageUp: { months: -1 },
    PageDown: { months: 1 },
  };
  const step = steps[key];
  return step ? shifted(day, step) : null;
}

export const dayInWords = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
