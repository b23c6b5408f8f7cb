/** How the executor waits; tests shorten it. */
export type Timing = {
  /** A run whose worker has been silent this long is taken over by another. */
  leaseMs: number;
  /** The longest pause between two polls. */
  idleMs: number;
  /** The pause before attempt n + 1, for n from 1. */
  backoffMs: (attempt: number) => number;
};

const minutes = [0.25, 0.5, 1, 2, 5, 10, 20, 40, 60, 120];

/** Inngest's own delays with jitter, so that runs that failed together do not retry together. */
export const backoff = (attempt: number, chance = Math.random()): number =>
  (minutes[Math.min(attempt, minutes.length) - 1] ?? 120) * 60_000 * (0.9 + 0.2 * chance);

export const usualTiming: Timing = { leaseMs: 15_000, idleMs: 250, backoffMs: (attempt) => backoff(attempt) };

const units: Record<string, number> = { w: 604_800_000, d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 };

/** When a sleep ends. The SDK names it by an ISO time or by a length such as "1d2h30s". */
export function wakeTime(name: string, now: Date): Date {
  if (/^(\d+[wdhms])*$/.test(name)) {
    const length = [...name.matchAll(/(\d+)([wdhms])/g)].reduce(
      (sum, [, count, unit]) => sum + Number(count) * (units[unit ?? ""] ?? 0),
      0,
    );
    return new Date(now.getTime() + length);
  }
  const time = new Date(name);
  if (Number.isNaN(time.getTime())) throw new Error(`A sleep cannot end at "${name}".`);
  return time;
}

/** The SDK's Retry-After: seconds, or a time. */
export function retryTime(retryAfter: string | null, backoffMs: number, now: Date): Date {
  if (retryAfter === null) return new Date(now.getTime() + backoffMs);
  if (/^\d+$/.test(retryAfter)) return new Date(now.getTime() + Number(retryAfter) * 1000);
  const time = new Date(retryAfter);
  return Number.isNaN(time.getTime()) ? new Date(now.getTime() + backoffMs) : time;
}
