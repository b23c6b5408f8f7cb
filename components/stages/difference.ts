import type { Action, Stage } from "@/components/stages/draft";
import type { StageContent } from "@/lib/domains/stages/schema";

/** One change between two versions: which sentence says it, and with which words. */
export type Difference = {
  key: string;
  sort: "added" | "removed" | "changed";
  say: ChangeKind;
  words: Record<string, string>;
};
export type ChangeKind =
  | "stage_added"
  | "stage_removed"
  | "stage_renamed"
  | "stage_category"
  | "stage_color"
  | "stage_order"
  | "action_added"
  | "action_removed"
  | "action_renamed"
  | "action_from"
  | "action_to"
  | "action_effect"
  | "action_requires"
  | "action_outcome"
  | "action_order"
  | "begins_appointment"
  | "begins_queue";

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const named = ({ stages }: StageContent, key: string): string => stages.find((stage) => stage.key === key)?.name ?? key;

function inStage(before: Stage, after: Stage): Difference[] {
  const words = { name: after.name };
  const found: Difference[] = [];
  const add = (say: ChangeKind, more: Record<string, string>) =>
    found.push({ key: `${say} ${after.key}`, sort: "changed", say, words: { ...words, ...more } });
  if (before.name !== after.name) add("stage_renamed", { from: before.name, to: after.name });
  if (before.category !== after.category) add("stage_category", { from: before.category, to: after.category });
  if (before.color.toLowerCase() !== after.color.toLowerCase()) add("stage_color", {});
  return found;
}

function inAction(before: Action, after: Action, older: StageContent, newer: StageContent): Difference[] {
  const found: Difference[] = [];
  const add = (say: ChangeKind, from: string, to: string) =>
    found.push({ key: `${say} ${after.key}`, sort: "changed", say, words: { name: after.label, from, to } });
  const list = (content: StageContent, keys: readonly string[]) => keys.map((key) => named(content, key)).join(", ");
  if (before.label !== after.label) add("action_renamed", before.label, after.label);
  if (!same([...before.from].sort(), [...after.from].sort()))
    add("action_from", list(older, before.from), list(newer, after.from));
  if (before.to !== after.to) add("action_to", named(older, before.to), named(newer, after.to));
  if (before.effect !== after.effect) add("action_effect", before.effect, after.effect);
  if (!same(before.requires, after.requires)) add("action_requires", "", "");
  if (before.outcome !== after.outcome) add("action_outcome", before.outcome ?? "–", after.outcome ?? "–");
  return found;
}

type Keyed = { key: string };

/** What came, what went, what stayed but changed, and whether what stayed is in another order. */
function inList<Thing extends Keyed>(
  before: readonly Thing[],
  after: readonly Thing[],
  noun: "stage" | "action",
  nameOf: (thing: Thing) => string,
  within: (before: Thing, after: Thing) => Difference[],
): Difference[] {
  const find = (things: readonly Thing[], key: string) => things.find((thing) => thing.key === key);
  const stayed = (things: readonly Thing[], others: readonly Thing[]) =>
    things.map(({ key }) => key).filter((key) => find(others, key));
  const reordered = !same(stayed(before, after), stayed(after, before));
  return [
    ...after.flatMap((thing): Difference[] => {
      const known = find(before, thing.key);
      if (known) return within(known, thing);
      return [{ key: `+${noun} ${thing.key}`, sort: "added", say: `${noun}_added`, words: { name: nameOf(thing) } }];
    }),
    ...before
      .filter(({ key }) => !find(after, key))
      .map(
        (thing): Difference => ({
          key: `-${noun} ${thing.key}`,
          sort: "removed",
          say: `${noun}_removed`,
          words: { name: nameOf(thing) },
        }),
      ),
    ...(reordered
      ? [{ key: `${noun} order`, sort: "changed" as const, say: `${noun}_order` as const, words: {} }]
      : []),
  ];
}

/** What changed from one version to another. */
export function differences(before: StageContent, after: StageContent): Difference[] {
  const begins = (["appointment", "queue"] as const).flatMap((kind): Difference[] => {
    const [from, to] = [before.initial[kind], after.initial[kind]];
    if (from === to) return [];
    const words = { from: named(before, from), to: named(after, to) };
    return [{ key: `begins ${kind}`, sort: "changed", say: `begins_${kind}`, words }];
  });
  return [
    ...inList(before.stages, after.stages, "stage", ({ name }) => name, inStage),
    ...begins,
    ...inList(
      before.actions,
      after.actions,
      "action",
      ({ label }) => label,
      (a, b) => inAction(a, b, before, after),
    ),
  ];
}
