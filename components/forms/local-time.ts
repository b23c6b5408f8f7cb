/** What a clock on the wall of `zone` shows at that instant, as if it were UTC. */
function wall(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).formatToParts(instant);
  const at = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(at("year"), at("month") - 1, at("day"), at("hour"), at("minute"), at("second"));
}

/** The instant at which clocks in `zone` show "2026-11-20T09:00"; null when that is no time. */
export function instantOf(local: string, zone: string): string | null {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return null;
  // Twice, because the offset may be another one on the other side of a clock change.
  const guess = shown - (wall(shown, zone) - shown);
  return new Date(guess - (wall(guess, zone) - shown)).toISOString();
}

export const dayAfter = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

export const today = (now: Date, zone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(now);
