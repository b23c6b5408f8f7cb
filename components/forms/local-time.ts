import { instantOf as instantAt } from "@/components/time/zone";

/** The instant at which clocks in `zone` show "2026-11-20T09:00"; null when that is no time. */
export function instantOf(local: string, zone: string): string | null {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return null;
  const date = local.slice(0, 10);
  return new Date(instantAt(zone, date, (shown - Date.parse(`${date}T00:00Z`)) / 60_000)).toISOString();
}

export const dayAfter = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

export const today = (now: Date, zone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(now);
