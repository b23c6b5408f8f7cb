import fc from "fast-check";
import { evidenceTypes } from "@/lib/core/vocabulary";
import { categories, effects } from "@/lib/domains/stages/rules";
import type { StageContent } from "@/lib/domains/stages/schema";

const key = fc.stringMatching(/^[a-z][a-z0-9_-]{0,11}$/);
const label = fc.stringMatching(/^[A-Za-zÀ-ÿ]{1,20}$/);
const color = fc.constantFrom("#64748b", "#2563EB", "#16a34a");

const fields = fc.uniqueArray(
  fc
    .record({
      key,
      label,
      type: fc.constantFrom(...evidenceTypes),
      required: fc.boolean(),
      options: fc.uniqueArray(label, { minLength: 1, maxLength: 4 }),
    })
    .map((field) => (field.type === "select" ? field : { ...field, options: [] })),
  { maxLength: 3, selector: (field) => field.key },
);

const fitting = {
  take: ["todo", "doing"],
  release: ["todo"],
  check_in: ["doing"],
  complete: ["done"],
  fail: ["failed"],
  no_show: ["failed"],
  cancel: ["failed"],
} as const;

/** Stages with every category at least once, in any order. */
const stages = fc
  .uniqueArray(key, { minLength: 4, maxLength: 9 })
  .chain((keys) =>
    fc.tuple(
      ...keys.map((each, i) =>
        fc.record({
          key: fc.constant(each),
          name: label,
          color,
          category: i < categories.length ? fc.constant(categories[i] ?? "todo") : fc.constantFrom(...categories),
        }),
      ),
    ),
  )
  .chain((made) => fc.shuffledSubarray(made, { minLength: made.length }));

const actionOver = (made: StageContent["stages"]) => {
  const keysOf = (wanted: readonly string[]) =>
    made.filter(({ category }) => wanted.includes(category)).map((stage) => stage.key);
  const someOf = (keys: string[]) => fc.subarray(keys, { minLength: 1 });
  return fc.constantFrom(...effects).chain((effect) => {
    const side = effect === "none" ? ["todo", "doing"] : fitting[effect];
    return fc.record({
      key,
      label,
      from: someOf(keysOf(effect === "none" ? side : categories)),
      to: fc.constantFrom(...keysOf(side)),
      effect: fc.constant(effect),
      requires: fc.record({
        resource: fc.boolean(),
        comment: fc.boolean(),
        photo: fc.boolean(),
        location: fc.boolean(),
        fields,
      }),
      outcome: fc.option(label),
    });
  });
};

/** Any configuration that holds together. */
export const stageContents: fc.Arbitrary<StageContent> = stages.chain((made) => {
  const open = made.filter(({ category }) => category === "todo" || category === "doing").map((stage) => stage.key);
  return fc.record({
    stages: fc.constant(made),
    initial: fc.record({ appointment: fc.constantFrom(...open), queue: fc.constantFrom(...open) }),
    actions: fc.uniqueArray(actionOver(made), { maxLength: 8, selector: (action) => action.key }),
  });
});
