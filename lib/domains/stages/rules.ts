import type { evidenceTypes } from "@/lib/core/vocabulary";
/** The vocabulary of a stage configuration, and its consistency rules. */

export const categories = ["todo", "doing", "done", "failed"] as const;
export type Category = (typeof categories)[number];

export const effects = ["none", "take", "release", "check_in", "complete", "fail", "no_show", "cancel"] as const;
export type Effect = (typeof effects)[number];

export const keyPattern = /^[a-z][a-z0-9_-]*$/;

/** Where each effect may lead; the first is where a task goes when no action says so. */
const leadsTo: Record<Exclude<Effect, "none">, readonly [Category, ...Category[]]> = {
  take: ["doing", "todo"],
  release: ["todo"],
  check_in: ["doing"],
  complete: ["done"],
  fail: ["failed"],
  no_show: ["failed"],
  cancel: ["failed"],
};

type Stage = { key: string; category: Category };
type Field = { key: string; type: (typeof evidenceTypes)[number]; options: readonly string[] };
type Action = {
  key: string;
  from: readonly string[];
  to: string;
  effect: Effect;
  requires: { fields: readonly Field[] };
};
/** As much of a configuration as the rules look at. */
export type Stages = {
  stages: readonly Stage[];
  initial: { appointment: string; queue: string };
  actions: readonly Action[];
};
export type Migration = Readonly<Record<string, string>>;

/** What is wrong, and the steps from the body's root to where it stands. */
export type Flaw = { path: (string | number)[]; detail: string; code: string };

const isOpen = (category: Category): boolean => category === "todo" || category === "doing";

const repeated = (values: readonly string[], pathOf: (index: number) => Flaw["path"]): Flaw[] =>
  values.flatMap((value, index) =>
    values.indexOf(value) === index
      ? []
      : [{ path: pathOf(index), detail: `"${value}" is here more than once.`, code: "duplicate" }],
  );

const unknown = (stage: string, path: Flaw["path"]): Flaw => ({
  path,
  detail: `There is no stage "${stage}".`,
  code: "unknown_stage",
});

const categoriesOf = ({ stages }: Pick<Stages, "stages">): Map<string, Category> =>
  new Map(stages.map(({ key, category }) => [key, category]));

/** The stage at `path` must exist and be open to live tasks. */
function openStageFlaws(known: Map<string, Category>, stage: string, path: Flaw["path"]): Flaw[] {
  const category = known.get(stage);
  if (category === undefined) return [unknown(stage, path)];
  if (isOpen(category)) return [];
  const detail = `Live tasks go here, so "${stage}" must be of the category todo or doing, not ${category}.`;
  return [{ path, detail, code: "category_mismatch" }];
}

function fieldFlaws(fields: readonly Field[], at: Flaw["path"]): Flaw[] {
  const each = fields.flatMap(({ type, options }, i): Flaw[] => {
    const path = [...at, i, "options"];
    if (type !== "select" && options.length > 0)
      return [{ path, detail: `Only a select has options; this is a ${type}.`, code: "options_not_allowed" }];
    if (type === "select" && options.length === 0)
      return [{ path, detail: "A select needs at least one option.", code: "options_required" }];
    return repeated(options, (option) => [...path, option]);
  });
  const keys = fields.map(({ key }) => key);
  return [...repeated(keys, (i) => [...at, i, "key"]), ...each];
}

/** A move without an effect leaves the status as it is, so it may not cross between live and ended stages. */
function effectFlaws({ from, to, effect }: Action, known: Map<string, Category>, at: Flaw["path"]): Flaw[] {
  const target = known.get(to);
  if (target === undefined) return [];
  if (effect !== "none") {
    const fitting = leadsTo[effect];
    if (fitting.includes(target)) return [];
    const detail = `The effect ${effect} leads to a stage of the category ${fitting.join(" or ")}; "${to}" is ${target}.`;
    return [{ path: [...at, "to"], detail, code: "category_mismatch" }];
  }
  return from.flatMap((stage, i): Flaw[] => {
    const source = known.get(stage);
    if (source === undefined || isOpen(source) === isOpen(target)) return [];
    const detail = `"${stage}" is ${source} and "${to}" is ${target}: only an effect such as complete or fail ends a task.`;
    return [{ path: [...at, "from", i], detail, code: "effect_required" }];
  });
}

function actionFlaws(action: Action, known: Map<string, Category>, at: Flaw["path"]): Flaw[] {
  const absent = action.from.flatMap((stage, i) => (known.has(stage) ? [] : [unknown(stage, [...at, "from", i])]));
  return [
    ...absent,
    ...repeated(action.from, (i) => [...at, "from", i]),
    ...(known.has(action.to) ? [] : [unknown(action.to, [...at, "to"])]),
    ...effectFlaws(action, known, at),
    ...fieldFlaws(action.requires.fields, [...at, "requires", "fields"]),
  ];
}

/** Everything that is wrong with a configuration, at once. */
export function configFlaws(config: Stages): Flaw[] {
  const known = categoriesOf(config);
  const present = new Set(known.values());
  const missing = categories.filter((category) => !present.has(category));
  const keysOf = (things: readonly { key: string }[]) => things.map(({ key }) => key);
  return [
    ...repeated(keysOf(config.stages), (i) => ["stages", i, "key"]),
    // Every task can be put back, started, completed or failed, whatever the actions are.
    ...missing.map((category) => ({
      path: ["stages"],
      detail: `At least one stage must be of the category ${category}.`,
      code: "category_missing",
    })),
    ...openStageFlaws(known, config.initial.appointment, ["initial", "appointment"]),
    ...openStageFlaws(known, config.initial.queue, ["initial", "queue"]),
    ...repeated(keysOf(config.actions), (i) => ["actions", i, "key"]),
    ...config.actions.flatMap((action, i) => actionFlaws(action, known, ["actions", i])),
  ];
}

/** Whether each target of `migrate` is a stage of the new configuration that is open to live tasks. */
export const migrationTargetFlaws = (next: Pick<Stages, "stages">, migrate: Migration): Flaw[] =>
  Object.entries(migrate).flatMap(([from, to]) => openStageFlaws(categoriesOf(next), to, ["migrate", from]));

/** The stages of `known` that `next` no longer has. */
export const vanishing = (known: Iterable<string>, next: Pick<Stages, "stages">): string[] => {
  const kept = categoriesOf(next);
  return [...new Set(known)].filter((stage) => !kept.has(stage));
};

/** Whether tasks live in a stage of `current` that ends them in `next`. */
const closes = (current: Pick<Stages, "stages">, next: Pick<Stages, "stages">, stage: string): boolean => {
  const [was, becomes] = [categoriesOf(current).get(stage), categoriesOf(next).get(stage)];
  return was !== undefined && becomes !== undefined && isOpen(was) && !isOpen(becomes);
};

/**
 * What forbids going from `current` to `next`. `standing` counts the live tasks of each stage. A stage with tasks that is
 * removed or ended without a migration is reported where its migration belongs, so that the pointer names it.
 */
export function moveFlaws(
  { current, next, migrate }: { current: Pick<Stages, "stages">; next: Pick<Stages, "stages">; migrate: Migration },
  standing: ReadonlyMap<string, number>,
): Flaw[] {
  const known = current.stages.map(({ key }) => key);
  const closed = known.filter((stage) => closes(current, next, stage));
  const left = [...vanishing([...known, ...standing.keys()], next), ...closed];
  const stay = Object.keys(migrate).filter((stage) => !left.includes(stage));
  const stranded = left.filter((stage) => standing.has(stage) && !Object.hasOwn(migrate, stage));
  return [
    ...migrationTargetFlaws(next, migrate),
    ...stay.map((stage) => ({
      path: ["migrate", stage],
      detail: `"${stage}" is not a stage that vanishes.`,
      code: "not_vanishing",
    })),
    ...stranded.map((stage) => {
      const count = standing.get(stage) ?? 0;
      const tasks = count === 1 ? "1 live task stands" : `${count} live tasks stand`;
      const fate = closed.includes(stage) ? "where tasks would be over" : "which would vanish";
      const detail = `${tasks} in "${stage}", ${fate}: say in migrate where to.`;
      return { path: ["migrate", stage], detail, code: "stage_in_use" };
    }),
  ];
}

export const pointerTo = (path: Flaw["path"]): string => `#/${path.join("/")}`;

/** The actions that a task in `stage` can be moved by, in the configuration's order. */
export const allowedActions = <A extends Pick<Action, "from">>(config: { actions: readonly A[] }, stage: string): A[] =>
  config.actions.filter(({ from }) => from.includes(stage));

/** The action that brings an effect about in `stage`: of several, the one named like the effect, else the first. */
export function actionWith<A extends Pick<Action, "key" | "from" | "effect">>(
  config: { actions: readonly A[] },
  stage: string,
  effect: Effect,
): A | null {
  const able = allowedActions(config, stage).filter((action) => action.effect === effect);
  return able.find(({ key }) => key === effect) ?? able[0] ?? null;
}

/**
 * Where an effect takes a task that stands in `stage`: to the target of the action that brings it about, else to the
 * first stage of the matching category.
 */
export function targetOf(config: Stages, stage: string, effect: Exclude<Effect, "none">): string {
  const [category] = leadsTo[effect];
  return (
    actionWith(config, stage, effect)?.to ?? config.stages.find((each) => each.category === category)?.key ?? stage
  );
}
