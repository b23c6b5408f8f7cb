import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Hours, hoursFrom } from "@/lib/domains/slots/open-hours";
import { availability } from "@/lib/domains/slots/rules";
import type { Question, Resource, Snapshot } from "@/lib/domains/slots/snapshot";
import { ObviousModel, type PlainSchedule, type PlainWorld } from "@/lib/testing/slots/obvious-model";

const minute = (iso: string): number => Date.parse(iso) / 60_000;

/** Days on which clocks change or a whole date is skipped, and some ordinary ones. */
const moments = [
  ["America/New_York", "2026-03-07T12:00Z"],
  ["America/New_York", "2026-10-31T12:00Z"],
  ["America/Santiago", "2026-04-04T12:00Z"],
  ["America/Santiago", "2026-09-05T12:00Z"],
  ["America/Asuncion", "2023-03-25T12:00Z"],
  ["America/Asuncion", "2024-10-05T12:00Z"],
  ["America/Asuncion", "2026-10-03T12:00Z"],
  ["Australia/Lord_Howe", "2026-04-04T06:00Z"],
  ["Australia/Lord_Howe", "2026-10-03T06:00Z"],
  ["Pacific/Apia", "2011-12-29T06:00Z"],
  ["America/Sao_Paulo", "2026-12-31T12:00Z"],
  ["America/Argentina/Buenos_Aires", "2026-02-28T12:00Z"],
] as const;

const pad = (value: number): string => String(value).padStart(2, "0");
const clock = (time: number): string => `${pad(Math.floor(time / 60))}:${pad(time % 60)}`;

function compiled(schedule: PlainSchedule | null): Hours | null {
  if (!schedule) return null;
  const row = ({ from, to }: { from: number; to: number }) => ({ from: clock(from), to: clock(to) });
  return hoursFrom(
    schedule.zone,
    schedule.weekly.map((each) => ({ weekday: each.weekday, ...row(each) })),
    Object.entries(schedule.overrides).map(([date, rows]) => ({ date, intervals: rows.map(row) })),
  );
}

const wallHours = fc
  .tuple(fc.integer({ min: 0, max: 92 }), fc.integer({ min: 1, max: 60 }))
  .map(([from, length]) => ({ from: from * 15, to: Math.min(1440, (from + length) * 15) }));
const apart = (rows: { from: number; to: number }[]) => {
  const sorted = [...rows].sort((a, b) => a.from - b.from);
  return sorted.filter((row, i) => i === 0 || row.from >= (sorted[i - 1]?.to ?? 0));
};
const dayHours: fc.Arbitrary<{ from: number; to: number }[]> = fc.oneof(
  { weight: 3, arbitrary: fc.array(wallHours, { minLength: 1, maxLength: 2 }).map(apart) },
  { weight: 2, arbitrary: fc.constant(null).map(() => [{ from: 0, to: 1440 }]) },
  { weight: 1, arbitrary: fc.constant(null).map(() => []) },
);

const schedule = (zone: string, dates: string[]): fc.Arbitrary<PlainSchedule | null> =>
  fc.option(
    fc.record({
      zone: fc.oneof({ weight: 4, arbitrary: fc.constant(zone) }, { weight: 1, arbitrary: fc.constant("UTC") }),
      weekly: fc
        .tuple(...Array.from({ length: 7 }, () => dayHours))
        .map((days) => days.flatMap((rows, i) => rows.map((row) => ({ weekday: i + 1, ...row })))),
      overrides: fc.dictionary(fc.constantFrom(...dates), dayHours, { maxKeys: 2 }),
    }),
    { freq: 4 },
  );

const names = ["res_a", "res_b", "res_c", "res_d", "res_e"];
const pairs = (from: number, most: number) =>
  fc
    .array(fc.tuple(fc.integer({ min: -20, max: 200 }), fc.integer({ min: 1, max: 24 })), { maxLength: most })
    .map((list) =>
      list
        .map(([at, length]) => [from + at * 15, from + (at + length) * 15] as const)
        .sort((a, b) => a[0] - b[0])
        .flat(),
    );

const world = fc.constantFrom(...moments).chain(([zone, base]) => {
  const from = minute(base);
  const dates = Array.from({ length: 4 }, (_, i) => new Date((from + i * 1440) * 60_000).toISOString().slice(0, 10));
  return fc.record({
    zone: fc.constant(zone),
    from: fc.constant(from),
    days: fc.integer({ min: 1, max: 2 }),
    nowOffset: fc.integer({ min: -3000, max: 2000 }),
    duration: fc.constantFrom(15, 30, 40, 60, 120),
    buffer: fc.constantFrom(0, 0, 10, 30),
    interval: fc.constantFrom(15, 20, 30, 45, 50, 60),
    notice: fc.constantFrom(0, 0, 60, 700),
    advanceDays: fc.constantFrom(1, 2, 60, 60),
    maxParty: fc.constantFrom(2, 4),
    uses: fc.constantFrom("unit" as const, "seats" as const),
    partySize: fc.constantFrom(1, 1, 2, 3),
    serviceSchedule: schedule(zone, dates),
    schedules: fc.tuple(...names.map(() => schedule(zone, dates))),
    capacities: fc.tuple(...names.map(() => fc.constantFrom(1, 1, 2, 3))),
    activity: fc.tuple(...names.map(() => fc.constantFrom(true, true, true, true, false))),
    taken: fc.tuple(...names.map(() => pairs(from, 14))),
    off: fc.tuple(...names.map(() => pairs(from, 1))),
    requirements: fc.array(
      fc.record({
        resources: fc.subarray(names, { minLength: 1 }),
        quantity: fc.constantFrom(1, 1, 1, 2),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    picks: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.subarray(names, { maxLength: 2 }) },
    ),
    override: fc.constantFrom(false, false, false, false, true),
  });
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

/** At most as many at once as the resource can hold, as the database's constraint guarantees. */
function withinCapacity(list: number[], capacity: number): number[] {
  const kept: number[] = [];
  const level = new Map<number, number>();
  for (let i = 0; i < list.length; i += 2) {
    const [a, b] = [list[i] as number, list[i + 1] as number];
    let fits = true;
    for (let at = a; at < b; at += 15) if ((level.get(at) ?? 0) >= capacity) fits = false;
    if (!fits) continue;
    for (let at = a; at < b; at += 15) level.set(at, (level.get(at) ?? 0) + 1);
    kept.push(a, b);
  }
  return kept;
}

function build(w: World): { plain: PlainWorld; question: Question } {
  const resources = names.map(
    (id, i): Resource => ({
      id,
      capacity: w.capacities[i] as number,
      active: w.activity[i] as boolean,
      hours: compiled(w.schedules[i] as PlainSchedule | null),
    }),
  );
  const snapshot: Snapshot = {
    service: {
      id: "svc",
      kind: "appointment",
      active: true,
      duration: w.duration,
      buffer: w.buffer,
      interval: w.interval,
      notice: w.notice,
      advanceDays: w.advanceDays,
      maxParty: w.maxParty,
      uses: w.uses,
      hours: compiled(w.serviceSchedule),
      requirements: w.requirements,
    },
    resources: new Map(resources.map((each) => [each.id, each])),
    loads: new Map(
      names.map((id, i) => [
        id,
        { taken: withinCapacity(w.taken[i] as number[], w.capacities[i] as number), off: w.off[i] as number[] },
      ]),
    ),
    zone: w.serviceSchedule?.zone ?? w.zone,
  };
  const question: Question = {
    now: (w.from + w.nowOffset) * 60_000 + 17_000,
    from: w.from,
    to: w.override ? w.from + 1 : w.from + w.days * 1440,
    partySize: w.partySize,
    picks: w.picks,
    override: w.override,
    limit: 2000,
  };
  const schedules = Object.fromEntries(names.map((id, i) => [id, w.schedules[i] as PlainSchedule | null]));
  return { plain: { schedules, serviceSchedule: w.serviceSchedule, snapshot }, question };
}

describe("the times that are offered", () => {
  it("are exactly those of the obvious model, with its resources and its reason", () => {
    const told = new Map<string | null, number>();
    fc.assert(
      fc.property(world, (w) => {
        const { plain, question } = build(w);
        const model = new ObviousModel(plain, question);
        const expected = model.starts();
        const answer = availability(plain.snapshot, question);
        told.set(answer.reason, (told.get(answer.reason) ?? 0) + 1);
        expect(answer.reason).toBe(expected.reason);
        expect(answer.slots.map(({ start }) => start)).toEqual(expected.starts);
        for (const slot of [answer.slots[0], answer.slots[answer.slots.length >> 1], answer.slots.at(-1)]) {
          if (!slot) continue;
          expect([...slot.resources].sort()).toEqual(model.resourcesAt(slot.start).sort());
          expect(slot.end - slot.start).toBe(w.duration);
        }
      }),
      { numRuns: 2000 },
    );
    // The generated cases are useful only if they are not all closed or all free.
    for (const reason of [
      null,
      "closed",
      "fully_booked",
      "party_too_large",
      "no_resources",
      "outside_booking_window",
    ]) {
      expect(told.get(reason) ?? 0, String(reason)).toBeGreaterThan(10);
    }
  }, 900_000);

  it("come nearest first around a time, and the same ones", () => {
    fc.assert(
      fc.property(world, fc.integer({ min: -500, max: 3500 }), (w, offset) => {
        const { plain, question } = build({ ...w, override: false });
        const around = w.from + offset;
        const near = availability(plain.snapshot, { ...question, around, limit: 7 }).slots.map(({ start }) => start);
        const all = availability(plain.snapshot, question).slots.map(({ start }) => start);
        const sorted = all.sort((a, b) => Math.abs(a - around) - Math.abs(b - around) || a - b);
        expect(near).toEqual(sorted.slice(0, 7));
      }),
      { numRuns: 300 },
    );
  });

  it("can each be asked for alone and get the same resources", () => {
    fc.assert(
      fc.property(world, (w) => {
        const { plain, question } = build({ ...w, override: false });
        for (const slot of availability(plain.snapshot, { ...question, limit: 5 }).slots) {
          const alone = availability(plain.snapshot, { ...question, from: slot.start, to: slot.start + 1, limit: 1 });
          expect(alone.slots).toEqual([slot]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
