// The workspaces in which the decision about time is measured, and what each is asked.

import { hoursFrom } from "@/lib/domains/slots/open-hours";
import type { Question, Resource, Snapshot } from "@/lib/domains/slots/snapshot";

const day = 1440;
/** From eight to eight on every day, a visit of half an hour every quarter. */
export const plan = { opens: 8 * 60, closes: 20 * 60, duration: 30, interval: 15 };
export const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: plan.opens, to: plan.closes }));

/** `offset`: minutes that local time is ahead of UTC, the same all year. */
export type World = {
  size: number;
  groups: number;
  days: number;
  offset: number;
  from: number;
  zone: string;
  snapshot: Snapshot;
  question: Question;
};

/** Deterministic pseudo-random numbers. */
function diceOf(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Twelve to 28 of the day's 48 quarters between eight and eight, twenty on average, on every day. */
function busyTimes(from: number, days: number, dice: (sides: number) => number): Int32Array {
  const pairs: number[] = [];
  for (let date = 0; date < days; date++) {
    const quarters = new Set<number>();
    for (const busy = 12 + dice(17); quarters.size < busy; ) quarters.add(dice(48));
    for (const quarter of [...quarters].sort((a, b) => a - b)) {
      const start = from + date * day + plan.opens + quarter * 15;
      pairs.push(start, start + 15);
    }
  }
  return Int32Array.from(pairs);
}

/** So many people in each of so many groups, of which a visit needs one each. */
export function worldOf(size: number, groups: number, days: number, zone = "America/Sao_Paulo", offset = -180): World {
  const dice = diceOf(7);
  const from = Date.parse("2026-03-02T00:00Z") / 60_000 - offset;
  const rows = weekly.map(({ weekday }) => ({ weekday, from: "08:00", to: "20:00" }));
  const hours = hoursFrom(zone, rows, []);
  // Alternating between the groups is the order in which the naive model finds a team soonest.
  const ids = Array.from({ length: size * groups }, (_, i) => `res_${i}`);
  const requirements = Array.from({ length: groups }, (_, group) => ({
    resources: ids.filter((_, i) => i % groups === group),
    quantity: 1,
  }));
  const resource = (id: string): Resource => ({ id, capacity: 1, active: true, hours });
  const snapshot: Snapshot = {
    service: {
      id: "svc",
      kind: "appointment",
      active: true,
      duration: plan.duration,
      buffer: 0,
      interval: plan.interval,
      notice: 0,
      advanceDays: 60,
      maxParty: 1,
      uses: "unit",
      hours,
      requirements,
    },
    resources: new Map(ids.map((id) => [id, resource(id)])),
    loads: new Map(ids.map((id) => [id, { taken: busyTimes(from, days, dice), off: [] }])),
    zone,
  };
  const question: Question = {
    now: from * 60_000,
    from,
    to: from + days * day,
    partySize: 1,
    picks: [],
    limit: 2000,
  };
  return { size, groups, days, offset, from, zone, snapshot, question };
}
