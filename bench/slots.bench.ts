// How long the decision about time takes, in process and without a database: beside a bound that can do nothing else, and
// beside a model that asks about every minute.

import { availability } from "@/lib/domains/slots/rules";
import { ObviousModel, type PlainSchedule } from "@/lib/testing/slots/obvious-model";
import { median } from "./median";
import { type Row, report, table } from "./report";
import { size } from "./size";
import { bundled } from "./slots/bundled";
import type { Measured } from "./slots/measure";
import { rows } from "./slots/rows";
import { weekly, worldOf } from "./slots/worlds";

const bundle = await bundled("measure", "first-call");
const measured = bundle.run<Measured[]>("measure", size(2, 0.1));
const firstCall = (of: "ours" | "bound") => bundle.run<{ ms: number }>("first-call", of).ms;
const firstCalls = Array.from({ length: size(15, 2) }, () => ({ ours: firstCall("ours"), bound: firstCall("bound") }));
bundle.stop();

/**
 * The number of days that the naive model is run for; its time is scaled to thirty. It scans the load of all thirty at every
 * start either way, so its time grows linearly. For a thousand resources it would take minutes and gigabytes.
 */
const days = 30;
const askedOfModel = { 10: size(days, 3), 100: size(10, 1) };

/** One run of the naive model over a number of days; it must find the same starts. */
function obvious(length: number, people: number): number {
  const { snapshot, question, from } = worldOf(people, 3, days, "UTC", 0);
  const plain: PlainSchedule = { zone: "UTC", weekly, overrides: {} };
  const asked = { ...question, to: from + length * 1440 };
  const schedules = Object.fromEntries([...snapshot.resources.keys()].map((id) => [id, plain]));
  const model = new ObviousModel({ schedules, serviceSchedule: plain, snapshot }, asked);
  const begun = performance.now();
  const found = model.starts().starts;
  const ms = performance.now() - begun;
  const wanted = availability(snapshot, asked).slots.map(({ start }) => start);
  if (found.join() !== wanted.join()) throw new Error("The obvious model finds other starts.");
  return ms;
}

const at = (i: number): Measured => measured[i] as Measured;
const againstBound = rows.map(({ what, target }, i): Row => {
  const { bound, ours } = at(i);
  return {
    what: `${what}, ms a query`,
    floor: `bound ${bound.toFixed(3)}`,
    ours: ours.toFixed(3),
    ratio: `${(ours / bound).toFixed(2)}×`,
    target: `≤ ${target}×`,
    met: ours <= target * bound,
  };
});

function cold(): Row {
  const [ours, bound] = [median(firstCalls.map((call) => call.ours)), median(firstCalls.map((call) => call.bound))];
  return {
    what: "1 person, 7 days, first call of a new process once its port is open, ms",
    floor: `bound ${bound.toFixed(2)}`,
    ours: ours.toFixed(2),
    ratio: `${(ours / bound).toFixed(2)}×`,
    target: "≤ 3×",
    met: ours <= 3 * bound,
  };
}

function againstModel(people: 10 | 100, i: number, target: number | null): Row {
  const asked = askedOfModel[people];
  obvious(1, people); // To warm up the model too.
  const model = (obvious(asked, people) * days) / asked;
  const { ours } = at(i);
  const ratio = model / ours;
  return {
    what: `${days} days, 3 groups of ${people}, ms a query`,
    floor: `obvious model ${Math.round(model)}${asked < days ? ` (${asked} days, scaled)` : ""}`,
    ours: ours.toFixed(2),
    ratio: `${Math.round(ratio)}× faster`,
    target: target === null ? "" : `≥ ${target}×`,
    met: target === null ? null : ratio >= target,
  };
}

/** Ten times the busy times, plus half again for data that no longer fits the caches. */
function growth(small: number, large: number): Row {
  const factor = at(large).ours / at(small).ours;
  return {
    what: `growth from ${rows[small]?.what} to ${rows[large]?.what.split(" ").at(-1)}`,
    floor: "busy times × 10",
    ours: `time × ${factor.toFixed(1)}`,
    ratio: (factor / 10).toFixed(2),
    target: "≤ 1.5",
    met: factor / 10 <= 1.5,
  };
}

report(
  "slots",
  [...againstBound, cold(), againstModel(10, 3, null), againstModel(100, 4, 100), growth(3, 4), growth(4, 5)],
  table(
    ["what", "busy times", "starts found", "ns a busy time"],
    rows.map(({ what, world }, i) => {
      const { snapshot } = world();
      const busy = [...snapshot.loads.values()].reduce((sum, { taken }) => sum + taken.length / 2, 0);
      return [what, String(busy), String(at(i).starts), ((at(i).ours * 1e6) / busy).toFixed(0)];
    }),
  ),
);
