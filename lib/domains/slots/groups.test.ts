import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hoursFrom } from "@/lib/domains/slots/open-hours";
import { availability } from "@/lib/domains/slots/rules";
import type { Question, Resource, Slot, Snapshot } from "@/lib/domains/slots/snapshot";
import { wall } from "@/lib/testing/slots/obvious-model";

const zone = "America/New_York";
const days = 4;
/** Clocks change on the second of the four days. */
const bases = ["2026-03-07T05:00Z", "2026-10-31T04:00Z", "2026-06-10T04:00Z"].map((iso) => Date.parse(iso) / 60_000);

const plans = [
  { from: 8 * 60, to: 20 * 60 },
  { from: 0, to: 1440 },
  { from: 13 * 60 + 10, to: 17 * 60 },
];
const clock = (time: number): string =>
  `${String(Math.floor(time / 60)).padStart(2, "0")}:${String(time % 60).padStart(2, "0")}`;
const hours = plans.map(({ from, to }) => {
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: clock(from), to: clock(to) }));
  return hoursFrom(zone, weekly, []);
});

const busy = fc.array(fc.tuple(fc.integer({ min: -100, max: days * 1440 + 100 }), fc.integer({ min: 1, max: 300 })), {
  maxLength: 25,
});
const person = fc.record({
  plan: fc.constantFrom(0, 0, 0, 1, 2),
  capacity: fc.constantFrom(1, 1, 3, 5),
  taken: busy,
  off: fc.array(fc.tuple(fc.integer({ min: 0, max: days * 1440 }), fc.integer({ min: 1, max: 900 })), { maxLength: 1 }),
});
const world = fc.record({
  base: fc.constantFrom(...bases),
  groups: fc.array(fc.record({ people: fc.array(person, { minLength: 1, maxLength: 14 }), quantity: fc.nat(3) }), {
    minLength: 1,
    maxLength: 3,
  }),
  duration: fc.constantFrom(15, 30, 45, 90),
  buffer: fc.constantFrom(0, 5, 30),
  interval: fc.constantFrom(10, 15, 25, 60),
  uses: fc.constantFrom("unit" as const, "seats" as const),
  partySize: fc.constantFrom(1, 2, 3),
  picks: fc.array(fc.nat(100), { maxLength: 2 }),
  keep: fc.array(fc.nat(100), { maxLength: 2 }),
  around: fc.option(fc.integer({ min: -100, max: days * 1440 }), { nil: undefined }),
  limit: fc.constantFrom(1, 5, 2000),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

const pairsOf = (base: number, list: readonly (readonly [number, number])[]): Int32Array =>
  Int32Array.from([...list].sort((a, b) => a[0] - b[0]).flatMap(([at, length]) => [base + at, base + at + length]));

function build(w: World): { snapshot: Snapshot; question: Question } {
  const people = w.groups.flatMap(({ people }, group) => people.map((each, n) => ({ ...each, id: `g${group}_${n}` })));
  const ids = people.map(({ id }) => id);
  const some = (list: readonly number[]) => [...new Set(list.map((n) => ids[n % ids.length] as string))];
  const resources = people.map(
    ({ id, capacity, plan }): Resource => ({ id, capacity, active: true, hours: hours[plan] ?? null }),
  );
  const requirements = w.groups.map(({ people, quantity }, group) => ({
    resources: people.map((_, n) => `g${group}_${n}`),
    quantity: Math.min(quantity + 1, people.length),
  }));
  const service = {
    id: "svc",
    kind: "appointment" as const,
    active: true,
    duration: w.duration,
    buffer: w.buffer,
    interval: w.interval,
    notice: 0,
    advanceDays: 300,
    maxParty: 3,
    uses: w.uses,
    hours: hours[0] ?? null,
    requirements,
  };
  const loads = new Map(
    people.map(({ id, taken, off }) => [id, { taken: pairsOf(w.base, taken), off: pairsOf(w.base, off) }]),
  );
  const question: Question = {
    now: w.base * 60_000,
    from: w.base,
    to: w.base + days * 1440,
    partySize: w.partySize,
    picks: some(w.picks),
    keep: some(w.keep),
    ...(w.around === undefined ? {} : { around: w.base + w.around }),
    limit: w.limit,
  };
  return { snapshot: { service, resources: new Map(resources.map((each) => [each.id, each])), loads, zone }, question };
}

const isOpen = (plan: number, minute: number): boolean => {
  const { from, to } = plans[plan] as { from: number; to: number };
  const { time } = wall(zone, minute);
  return from <= time && time < to;
};

const isOpenFor = (plan: number, start: number, duration: number): boolean => {
  for (let minute = start; minute < start + duration; minute++) if (!isOpen(plan, minute)) return false;
  return true;
};

/** What each start and person means, asked minute by minute. */
class Obvious {
  private readonly people: (World["groups"][number]["people"][number] & { id: string; levels: Int32Array })[];

  constructor(
    private readonly w: World,
    private readonly question: Question,
  ) {
    this.people = w.groups.flatMap(({ people }, group) =>
      people.map((each, n) => ({ ...each, id: `g${group}_${n}`, levels: this.levelsOf(each) })),
    );
  }

  /** How many places are taken in each minute, all of them where the person is off. */
  private levelsOf({ taken, off }: { taken: readonly [number, number][]; off: readonly [number, number][] }) {
    const levels = new Int32Array((days + 2) * 1440);
    for (const [at, length] of taken)
      for (let i = at; i < at + length; i++) levels[i + 1440] = (levels[i + 1440] ?? 0) + 1;
    for (const [at, length] of off) for (let i = at; i < at + length; i++) levels[i + 1440] = 1000;
    return levels;
  }

  private isFree(person: (typeof this.people)[number], start: number): boolean {
    const { duration, buffer, uses, partySize, base } = this.w;
    const places = uses === "seats" ? partySize : 1;
    if (!isOpenFor(person.plan, start, duration)) return false;
    for (let minute = start; minute < start + duration + buffer; minute++)
      if ((person.levels[minute - base + 1440] as number) + places > person.capacity) return false;
    return true;
  }

  private readonly minutesBooked = new Map<string, Map<string, number>>();

  /** How many minutes of each date are booked. */
  private booked(person: (typeof this.people)[number]): Map<string, number> {
    const known = this.minutesBooked.get(person.id);
    if (known) return known;
    const sums = new Map<string, number>();
    for (const [at, length] of person.taken)
      for (let n = at; n < at + length; n++) {
        const { date } = wall(zone, this.w.base + n);
        sums.set(date, (sums.get(date) ?? 0) + 1);
      }
    this.minutesBooked.set(person.id, sums);
    return sums;
  }

  private teamAt(start: number): string[] | null {
    const { date } = wall(zone, start);
    const { picks, keep = [] } = this.question;
    const team: string[] = [];
    for (const [group, { people, quantity }] of this.w.groups.entries()) {
      const free = this.people
        .filter(({ id }) => id.startsWith(`g${group}_`))
        .filter((person) => this.isFree(person, start))
        .map((person) => ({
          id: person.id,
          key: (this.booked(person).get(date) ?? 0) - (keep.includes(person.id) ? 1e9 : 0),
        }))
        .sort((a, b) => a.key - b.key || (a.id < b.id ? -1 : 1))
        .map(({ id }) => id);
      const own = picks.filter((id) => id.startsWith(`g${group}_`));
      if (!own.every((id) => free.includes(id))) return null;
      const chosen = [...own, ...free.filter((id) => !own.includes(id))].slice(
        0,
        Math.min(quantity + 1, people.length),
      );
      if (chosen.length < Math.min(quantity + 1, people.length) || own.length > chosen.length) return null;
      team.push(...chosen);
    }
    return team;
  }

  slots(): Slot[] {
    const { duration, interval } = this.w;
    const { from, to, around, limit } = this.question;
    const slots: Slot[] = [];
    for (let start = from; start < to; start++) {
      if (wall(zone, start).time % interval !== 0) continue;
      if (!isOpenFor(0, start, duration)) continue;
      const resources = this.teamAt(start);
      if (resources) slots.push({ start, end: start + duration, resources });
    }
    if (around !== undefined)
      slots.sort((a, b) => Math.abs(a.start - around) - Math.abs(b.start - around) || a.start - b.start);
    return slots.slice(0, limit);
  }
}

describe("the times of groups of which nobody serves two requirements", () => {
  it("are those at which enough of each group are free, with the least booked of each", () => {
    let [found, unfit] = [0, 0];
    fc.assert(
      fc.property(world, (w) => {
        const { snapshot, question } = build(w);
        const { slots, reason } = availability(snapshot, question);
        if (reason === "unfit_resources" || reason === "party_too_large") {
          unfit += 1;
          return;
        }
        const expected = new Obvious(w, question).slots();
        if (expected.length > 0) found += 1;
        expect(slots).toEqual(expected);
      }),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(100);
    expect(unfit).toBeGreaterThan(10);
  }, 300_000);
});
