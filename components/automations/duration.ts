/** Minutes of each unit, the largest first. */
export const unitMinutes = { day: 1440, hour: 60, minute: 1 } as const;
export type Unit = keyof typeof unitMinutes;
export const units = Object.keys(unitMinutes) as Unit[];

/** The largest unit in which the span is a whole number. */
export const unitOf = (minutes: number): Unit =>
  units.find((unit) => minutes !== 0 && minutes % unitMinutes[unit] === 0) ?? "minute";

/** A span as people say it: "2 days", "90 minutes". */
export function spanWords(minutes: number, locale: string): string {
  if (!Number.isFinite(minutes)) return "…";
  const unit = unitOf(minutes);
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return format.format(minutes / unitMinutes[unit]);
}
