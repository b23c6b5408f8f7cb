import { keyOf } from "@/components/forms/key-of";
import { asked } from "@/components/forms/question-fields";
import type { StageConfig, StageContent } from "@/lib/domains/stages/schema";

export type Stage = StageConfig["stages"][number];
export type Action = StageConfig["actions"][number];
export type Category = Stage["category"];
export type Effect = Action["effect"];

export const categories: readonly Category[] = ["todo", "doing", "done", "failed"];
export const effects: readonly Effect[] = [
  "none",
  "take",
  "release",
  "check_in",
  "complete",
  "fail",
  "no_show",
  "cancel",
];

/** While editing, a stage or action is identified by its key; a new one gets its final key from its name when saved. */
export type Draft = StageContent;

export const draftOf = ({ stages, initial, actions }: StageContent): Draft => ({ stages, initial, actions });

let made = 0;
/** Local keys contain a dot, which keys of the API cannot. */
export const freshKey = (): string => `new.${++made}`;

const finalKeys = (things: readonly { key: string; words: string }[], fallback: string): Map<string, string> => {
  const taken = new Set(things.map(({ key }) => key));
  return new Map(
    things.map(({ key, words }) => {
      if (!key.startsWith("new.")) return [key, key];
      const final = keyOf(words, fallback, taken);
      taken.add(final);
      return [key, final];
    }),
  );
};

/** The draft as the API takes it. What points at a deleted stage stays empty, so that the API names the row. */
export function contentOf({ stages, initial, actions }: Draft): StageContent {
  const stageKeys = finalKeys(
    stages.map(({ key, name }) => ({ key, words: name })),
    "stage",
  );
  const actionKeys = finalKeys(
    actions.map(({ key, label }) => ({ key, words: label })),
    "action",
  );
  const stage = (key: string): string => stageKeys.get(key) ?? "";
  return {
    stages: stages.map((each) => ({ ...each, key: stage(each.key) })),
    initial: { appointment: stage(initial.appointment), queue: stage(initial.queue) },
    actions: actions.map((action) => ({
      ...action,
      key: actionKeys.get(action.key) ?? action.key,
      from: action.from.map(stage),
      to: stage(action.to),
      requires: { ...action.requires, fields: asked(action.requires.fields) },
    })),
  };
}

/** Removes the stage; actions that began only there or led there stay, to be corrected instead of silently dropped. */
export const withoutStage = (draft: Draft, gone: string): Draft => ({
  ...draft,
  stages: draft.stages.filter(({ key }) => key !== gone),
  actions: draft.actions.map((action) => ({
    ...action,
    from: action.from.filter((key) => key !== gone),
    to: action.to === gone ? "" : action.to,
  })),
  initial: {
    appointment: draft.initial.appointment === gone ? "" : draft.initial.appointment,
    queue: draft.initial.queue === gone ? "" : draft.initial.queue,
  },
});

/** The list with one thing a place earlier or later. */
export function moved<Thing>(things: readonly Thing[], index: number, by: -1 | 1): Thing[] {
  const next = [...things];
  const [thing] = next.splice(index, 1);
  if (thing !== undefined) next.splice(index + by, 0, thing);
  return next;
}

export const replaced = <Thing>(things: readonly Thing[], index: number, thing: Thing): Thing[] =>
  things.map((each, i) => (i === index ? thing : each));

export const without = <Thing>(things: readonly Thing[], index: number): Thing[] =>
  things.filter((_, i) => i !== index);
