import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chosen, type Limits, type Place, roomIn } from "@/inngest/embedded/limits";

const limits: Limits = new Map([
  ["crawl", { all: 3, each: 2 }],
  ["embed", { all: 1, each: Number.POSITIVE_INFINITY }],
]);
const place = fc.record<Place>({
  function_id: fc.constantFrom("crawl", "embed"),
  project_id: fc.constantFrom("a", "b", "c", null),
});
const count = (all: readonly Place[], like: Partial<Place>) =>
  all.filter((each) => Object.entries(like).every(([key, value]) => each[key as keyof Place] === value)).length;
const fits = (all: readonly Place[], { function_id, project_id }: Place) => {
  const limit = limits.get(function_id);
  return (
    count(all, { function_id }) < (limit?.all ?? 0) && count(all, { function_id, project_id }) < (limit?.each ?? 0)
  );
};

describe("a worker's places", () => {
  it("are never overfilled, and none that somebody could have is left empty", () => {
    fc.assert(
      fc.property(fc.array(place), fc.array(place), (before, waiting) => {
        const held = chosen(limits, [], before);
        const taken = chosen(limits, held, waiting);
        const all = [...held, ...taken];
        for (const [i, each] of all.entries()) expect(fits(all.toSpliced(i, 1), each)).toBe(true);
        for (const each of waiting) if (!taken.includes(each)) expect(fits(all, each)).toBe(false);
      }),
    );
  });

  it("are looked for only where there are some", () => {
    fc.assert(
      fc.property(fc.array(place), place, (before, another) => {
        const held = chosen(limits, [], before);
        const { functions, full } = roomIn(limits, held);
        const group = `${another.function_id} ${another.project_id ?? ""}`;
        expect(functions.includes(another.function_id) && !full.includes(group)).toBe(fits(held, another));
      }),
    );
  });

  it("go to whoever waited longest, and past those who have theirs", () => {
    const run = (id: number, project_id: string) => ({ id, function_id: "crawl", project_id });
    const waiting = [run(1, "a"), run(2, "a"), run(3, "a"), run(4, "b"), run(5, "c")];
    expect(chosen(limits, [], waiting).map(({ id }) => id)).toEqual([1, 2, 4]);
  });
});
