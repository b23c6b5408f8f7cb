// Random booking histories, and what their customers should be told: written from the guide, not from the product.
export const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
export const fortnight = 14 * day;
const grid = 15 * minute;
const longest = 10 * day;

export type Kind = "confirmed" | "reminder" | "moved" | "cancelled" | "thanks";

/** What happens to a booking or to its customer. */
export type Step = { at: number } & (
  | { does: "create"; start: number; notify: boolean }
  | { does: "move"; start: number }
  | { does: "cancel" | "undo" | "complete" | "stop" | "forget" }
);
export type Life = { index: number; email: string | null; steps: Step[] };

/** Mulberry32: the same numbers for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `places`: how many bookings may begin at one time. */
export function makeLives(count: number, began: number, places: number, random: () => number): Life[] {
  const taken = new Map<number, number>();
  const between = (from: number, to: number) => from + Math.floor(random() * Math.max(0, to - from));
  const last = began + fortnight - 4 * hour;
  /** A time at least an hour and at most ten days after `from`. */
  function someStart(from: number): number {
    for (;;) {
      const start = Math.ceil(between(from + hour, Math.min(from + longest, last)) / grid) * grid;
      const there = taken.get(start) ?? 0;
      if (there >= places) continue;
      taken.set(start, there + 1);
      return start;
    }
  }
  /** Some changes follow the previous one immediately. */
  const soonOrLater = (from: number, to: number) =>
    random() < 0.2 ? from + between(second, 40 * second) : between(from + second, to);
  return Array.from({ length: count }, (_, index) => {
    const email = random() < 0.05 ? null : `c${index}@example.com`;
    const created = between(began + minute, last - longest * random() - 3 * hour);
    let at = Math.max(created, began + minute);
    let start = someStart(at);
    const steps: Step[] = [{ at, does: "create", start, notify: random() >= 0.02 }];
    const moves = random() < 0.15 ? (random() < 0.25 ? 2 : 1) : 0;
    for (let i = 0; i < moves && at < last - 3 * hour; i++) {
      at = soonOrLater(at, Math.min(start - 10 * minute, last - 2 * hour));
      start = someStart(at);
      steps.push({ at, does: "move", start });
    }
    const end = random();
    if (end < 0.13) {
      at = soonOrLater(at, start - 5 * minute);
      steps.push({ at, does: "cancel" });
    }
    if (end >= 0.1 && end < 0.13) steps.push({ at: at + between(second, 10 * second), does: "undo" });
    if (end >= 0.1) steps.push({ at: start + grid + between(0, 2 * minute), does: "complete" });
    const fate = random();
    if (fate < 0.02) {
      const from = steps[0]?.at ?? at;
      steps.push({ at: between(from + second, start + 3 * hour), does: fate < 0.01 ? "stop" : "forget" });
    }
    return { index, email, steps: steps.sort((a, b) => a.at - b.at) };
  });
}

/** A notice that should be sent at `due`; what happened at `until` made it obsolete. */
export type Expected = { kind: Kind; start: number | null; due: number; until: number };

/** What the customer of a booking should be told, reachable or not. */
export function expectedOf({ steps }: Life): Expected[] {
  const all: Expected[] = [];
  let start = 0;
  /** Notices still pending when a cancellation came: an undo restores them. */
  let before: Expected[] = [];
  const tell = (kind: Kind, due: number) =>
    all.push({ kind, start: kind === "thanks" ? null : start, due, until: Number.POSITIVE_INFINITY });
  const remind = (at: number) => {
    for (const ahead of [72 * hour, 24 * hour]) if (start - ahead >= at + hour) tell("reminder", start - ahead);
  };
  const endAll = (at: number) => {
    before = all.filter(({ until }) => until === Number.POSITIVE_INFINITY);
    for (const each of before) each.until = at;
  };
  for (const step of steps) {
    const { at } = step;
    if (step.does === "create") {
      start = step.start;
      if (step.notify) tell("confirmed", at);
      remind(at);
    } else if (step.does === "move") {
      endAll(at);
      start = step.start;
      tell("moved", at + 15 * second);
      remind(at);
    } else if (step.does === "cancel") {
      endAll(at);
      tell("cancelled", at + 15 * second);
    } else if (step.does === "undo") {
      const waiting = before;
      endAll(at);
      // The booking is as it was, so pending notices are sent now. A reminder within the hour would only repeat one of them.
      for (const each of waiting)
        if (each.kind !== "reminder" || each.due >= at + hour) each.until = Number.POSITIVE_INFINITY;
    } else if (step.does === "complete") {
      endAll(at);
      tell("thanks", at + 2 * hour);
    } else endAll(at);
    if (step.does === "stop" || step.does === "forget") return all;
  }
  return all;
}

/** Since when the customer must not be contacted. */
export const silentSince = ({ email, steps }: Life): number =>
  email === null ? 0 : (steps.find(({ does }) => does === "stop" || does === "forget")?.at ?? Number.POSITIVE_INFINITY);
