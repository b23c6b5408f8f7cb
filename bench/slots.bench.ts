// How long the decision about time takes as the workspace grows, in process and without a database.

import { hoursFrom } from "@/lib/domains/slots/open-hours";
import { availability } from "@/lib/domains/slots/rules";
import type { Question, Resource, Snapshot } from "@/lib/domains/slots/snapshot";
import { ObviousModel, type PlainSchedule } from "@/lib/testing/slots/obvious-model";
import { median } from "./median";
import { type Row, report, table } from "./report";

const sizes = [10, 100, 1000] as const;
const groups = 3;
const days = 30;
const busyPerDay = 20;
const day = 1440;
const from = Date.parse("2026-03-02T00:00Z") / 60_000;
const zone = "UTC";
const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 8 * 60, to: 20 * 60 }));
const plain: PlainSchedule = { zone, weekly, overrides: {} };
const hours = hoursFrom(
  zone,
  weekly.map(({ weekday }) => ({ weekday, from: "08:00", to: "20:00" })),
  [],
);

/** Deterministic pseudo-random numbers. */
let state = 7;
function dice(sides: number): number {
  state = (state * 1664525 + 1013904223) % 2 ** 32;
  return Math.floor((state / 2 ** 32) * sides);
}

/** Twenty of the day's 48 quarters between eight and eight, on every day. */
function busyTimes(): Int32Array {
  const pairs: number[] = [];
  for (let date = 0; date < days; date++) {
    const quarters = new Set<number>();
    while (quarters.size < busyPerDay) quarters.add(dice(48));
    for (const quarter of [...quarters].sort((a, b) => a - b)) {
      const start = from + date * day + 8 * 60 + quarter * 15;
      pairs.push(start, start + 15);
    }
  }
  return Int32Array.from(pairs);
}

function snapshotOf(size: number): Snapshot {
  // Alternating between the groups is the order in which the naive model finds a team soonest.
  const ids = Array.from({ length: size * groups }, (_, i) => `res_${i}`);
  const requirements = Array.from({ length: groups }, (_, group) => ({
    resources: ids.filter((_, i) => i % groups === group),
    quantity: 1,
  }));
  const resource = (id: string): Resource => ({ id, capacity: 1, active: true, hours });
  return {
    service: {
      id: "svc",
      kind: "appointment",
      active: true,
      duration: 30,
      buffer: 0,
      interval: 15,
      notice: 0,
      advanceDays: 60,
      maxParty: 1,
      uses: "unit",
      hours,
      requirements,
    },
    resources: new Map(ids.map((id) => [id, resource(id)])),
    loads: new Map(ids.map((id) => [id, { taken: busyTimes(), off: [] }])),
    zone,
  };
}

const question = (length: number): Question => ({
  now: from * 60_000,
  from,
  to: from + length * day,
  partySize: 1,
  picks: [],
  limit: 2000,
});

function timed<T>(work: () => T): { ms: number; result: T } {
  const start = performance.now();
  const result = work();
  return { ms: performance.now() - start, result };
}

/** As many runs as fit in two seconds, at least five, after two that warm up. */
function ours(snapshot: Snapshot, length: number): { ms: number; starts: number[] } {
  const run = () => timed(() => availability(snapshot, question(length)));
  run();
  const starts = run().result.slots.map(({ start }) => start);
  const times: number[] = [];
  for (const end = performance.now() + 2000; times.length < 5 || performance.now() < end; ) times.push(run().ms);
  return { ms: median(times), starts };
}

/**
 * The number of days that the naive model is run for; its time is scaled to thirty. It scans the load of all thirty at every
 * start either way, so its time grows linearly. For a thousand resources it would take minutes and gigabytes.
 */
const askedOfModel: Record<number, number> = { 10: days, 100: 10 };

/** One run of the naive model over a number of days; it must find the same starts. */
function obvious(snapshot: Snapshot, length: number, expected: readonly number[]): number {
  const schedules = Object.fromEntries([...snapshot.resources.keys()].map((id) => [id, plain]));
  const model = new ObviousModel({ schedules, serviceSchedule: plain, snapshot }, question(length));
  const { ms, result } = timed(() => model.starts());
  const wanted = expected.filter((start) => start < from + length * day);
  if (result.starts.join() !== wanted.join()) throw new Error("The obvious model finds other starts.");
  return ms;
}

type Measure = { ms: number; starts: number; model: number | null };

function measure(size: number): Measure {
  const snapshot = snapshotOf(size);
  const { ms, starts } = ours(snapshot, days);
  if (starts.length === 0) throw new Error("Nothing is free, so that nothing is measured.");
  const asked = askedOfModel[size];
  // One day first, to warm up the model too.
  if (asked) obvious(snapshot, 1, starts);
  const model = asked ? (obvious(snapshot, asked, starts) * days) / asked : null;
  console.log(`${size} a group: ${ms.toFixed(2)} ms; the obvious model ${model?.toFixed(0) ?? "not asked"}`);
  return { ms, starts: starts.length, model };
}

const measured = new Map<number, Measure>(sizes.map((size) => [size, measure(size)]));
const at = (size: number): Measure => measured.get(size) as Measure;
function against(size: number, target: number | null): Row {
  const { ms, model } = at(size);
  const asked = askedOfModel[size] ?? 0;
  const ratio = (model ?? 0) / ms;
  return {
    what: `${days} days, ${groups} groups of ${size}, ms a query`,
    floor: `obvious model ${Math.round(model ?? 0)}${asked < days ? ` (${asked} days, scaled)` : ""}`,
    ours: ms.toFixed(2),
    ratio: `${Math.round(ratio)}× faster`,
    target: target === null ? "" : `≥ ${target}×`,
    met: target === null ? null : ratio >= target,
  };
}
/** Ten times the busy times, plus half again for data that no longer fits the caches. */
const growth = (small: number, large: number): Row => {
  const factor = at(large).ms / at(small).ms;
  const busy = large / small;
  return {
    what: `growth from ${small} to ${large} a group`,
    floor: `busy times × ${busy}`,
    ours: `time × ${factor.toFixed(1)}`,
    ratio: (factor / busy).toFixed(2),
    target: "≤ 1.5",
    met: factor / busy <= 1.5,
  };
};
report(
  "slots",
  [against(10, null), against(100, 100), growth(10, 100), growth(100, 1000)],
  table(
    ["resources", "busy times", "starts found", "ms a query", "ns a busy time"],
    sizes.map((size) => {
      const busy = size * groups * days * busyPerDay;
      const { ms, starts } = at(size);
      return [String(size * groups), String(busy), String(starts), ms.toFixed(2), ((ms * 1e6) / busy).toFixed(0)];
    }),
  ),
);
