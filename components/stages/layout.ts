import type { Action, Draft, Stage } from "@/components/stages/draft";

/**
 * Where each stage and action stands in the picture. Stages are columns from left to right in the order in which a
 * task reaches them. An action is one label before the stage it leads to: all its sources run into it on lanes of
 * their own between the stages, and one arrow leaves it.
 */
export type Line = { action: string; stages: readonly string[]; path: string; arrow: boolean };
export type Picture = {
  width: number;
  height: number;
  stages: readonly { stage: Stage; x: number; y: number }[];
  actions: readonly { action: Action; stages: readonly string[]; x: number; y: number; width: number; text: string }[];
  lines: readonly Line[];
};

export const box = { width: 156, height: 52, labelHeight: 24 };
const apart = { stages: 20, labels: 8, edge: 28, margin: 12 };
const laneHeight = 22;
const longest = 20;

type Item = { id: string; kind: "stage" | "lane"; layer: number; y: number; near: string[] };
type Label = { id: string; action: Action; gap: number; back: boolean; sources: string[]; target: string; y: number };

const isEnd = ({ category }: Stage): boolean => category === "done" || category === "failed";

/** The column of each stage: the longest way to it, not counting the ways back. */
function layersOf({ stages, initial, actions }: Draft): Map<string, number> {
  const known = new Set(stages.map(({ key }) => key));
  const next = (key: string): string[] =>
    actions.filter(({ from, to }) => from.includes(key) && known.has(to) && to !== key).map(({ to }) => to);
  const state = new Map<string, "open" | "closed">();
  const forward: [string, string][] = [];
  const order: string[] = [];
  const visit = (key: string): void => {
    state.set(key, "open");
    for (const to of next(key)) {
      if (state.get(to) === "open") continue;
      forward.push([key, to]);
      if (!state.has(to)) visit(to);
    }
    state.set(key, "closed");
    order.unshift(key);
  };
  for (const key of [initial.appointment, initial.queue, ...known]) if (known.has(key) && !state.has(key)) visit(key);
  const layers = new Map(order.map((key) => [key, 0]));
  for (const key of order)
    for (const [from, to] of forward)
      if (from === key) layers.set(to, Math.max(layers.get(to) ?? 0, (layers.get(key) ?? 0) + 1));
  const last = Math.max(1, ...stages.map((stage) => (layers.get(stage.key) ?? 0) + (isEnd(stage) ? 0 : 1)));
  for (const stage of stages) if (isEnd(stage)) layers.set(stage.key, last);
  return layers;
}

/** The label of each action, twice where it leads both on and back. */
function labelsOf({ actions }: Draft, layers: Map<string, number>): Label[] {
  return actions.flatMap((action) => {
    const target = layers.get(action.to);
    if (target === undefined) return [];
    const sources = action.from.filter((key) => layers.has(key));
    const label = (back: boolean): Label[] => {
      const these = sources.filter((key) => (layers.get(key) ?? 0) >= target === back);
      const gap = back ? target : target - 1;
      return these.length > 0
        ? [{ id: `${action.key}${back ? " back" : ""}`, action, gap, back, sources: these, target: action.to, y: 0 }]
        : [];
    };
    return [...label(false), ...label(true)];
  });
}

const laneId = (label: Label, layer: number): string => `${label.id} ${layer}`;

/** The layers that a label's lines cross between their sources and its gap. */
function crossed({ gap, back, sources }: Label, layers: Map<string, number>): number[] {
  const at = sources.map((key) => layers.get(key) ?? 0);
  const [first, last] = back ? [gap + 2 - 1, Math.max(...at) - 1] : [Math.min(...at) + 1, gap];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Puts a column's items under each other in the order of what they are tied to, and the column around the middle. */
function stack(column: Item[]): void {
  const height = (item: Item): number => (item.kind === "stage" ? box.height + apart.stages : laneHeight);
  let y = -column.reduce((sum, item) => sum + height(item), 0) / 2;
  for (const item of column) {
    item.y = y + height(item) / 2;
    y += height(item);
  }
}

function arrange(columns: Item[][], items: Map<string, Item>): void {
  for (const column of columns) stack(column);
  for (let sweep = 0; sweep < 6; sweep++) {
    const order = sweep % 2 === 0 ? columns : [...columns].reverse();
    for (const column of order) {
      const wish = new Map(
        column.map((item) => {
          const ties = item.near.flatMap((id) => items.get(id)?.y ?? []);
          return [item.id, ties.length > 0 ? mean(ties) : item.y];
        }),
      );
      column.sort((a, b) => (wish.get(a.id) ?? 0) - (wish.get(b.id) ?? 0));
      stack(column);
    }
  }
}

/** Spreads the labels of one gap so that none lies on another, each as near to its stage as it can be. */
function spread(labels: Label[]): void {
  labels.sort((a, b) => a.y - b.y);
  const step = box.labelHeight + apart.labels;
  for (let round = 0; round < 30; round++) {
    for (const [i, label] of labels.entries()) {
      const above = labels[i - 1];
      if (!above || label.y - above.y >= step) continue;
      const push = (step - (label.y - above.y)) / 2;
      above.y -= push;
      label.y += push;
    }
  }
}

const curve = (x1: number, y1: number, x2: number, y2: number): string => {
  const mid = (x1 + x2) / 2;
  return `M${x1} ${y1}C${mid} ${y1} ${mid} ${y2} ${x2} ${y2}`;
};

export const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
const labelWidth = ({ action }: Label): number => Math.ceil(shortened(action.label).length * 6.8) + 20;

function itemsOf(draft: Draft, labels: readonly Label[], layers: Map<string, number>): Map<string, Item> {
  const items = new Map<string, Item>(
    draft.stages.map(({ key }) => [key, { id: key, kind: "stage", layer: layers.get(key) ?? 0, y: 0, near: [] }]),
  );
  const tie = (a: string, b: string): void => {
    items.get(a)?.near.push(b);
    items.get(b)?.near.push(a);
  };
  for (const label of labels) {
    const lanes = crossed(label, layers);
    for (const layer of lanes)
      items.set(laneId(label, layer), { id: laneId(label, layer), kind: "lane", layer, y: 0, near: [] });
    const chain = label.back ? [...lanes].reverse() : lanes;
    for (const [i, layer] of chain.entries()) {
      const before = chain[i - 1];
      if (before !== undefined) tie(laneId(label, before), laneId(label, layer));
    }
    const end = chain.at(-1);
    tie(end === undefined ? (label.sources[0] ?? label.target) : laneId(label, end), label.target);
    for (const source of label.sources) {
      const first = (layers.get(source) ?? 0) + (label.back ? -1 : 1);
      tie(source, lanes.includes(first) ? laneId(label, first) : label.target);
    }
  }
  return items;
}

export function pictureOf(draft: Draft): Picture {
  const layers = layersOf(draft);
  const labels = labelsOf(draft, layers);
  const items = itemsOf(draft, labels, layers);
  const count = Math.max(0, ...layers.values()) + 1;
  const columns = Array.from({ length: count }, (_, layer) =>
    [...items.values()].filter((item) => item.layer === layer),
  );
  arrange(columns, items);

  const yOf = (id: string): number => items.get(id)?.y ?? 0;
  const inGap = (gap: number): Label[] => labels.filter((label) => label.gap === gap);
  for (const label of labels) {
    const lanes = crossed(label, layers);
    const entry = label.back ? lanes[0] : lanes.at(-1);
    const from = entry === undefined ? mean(label.sources.map(yOf)) : yOf(laneId(label, entry));
    label.y = yOf(label.target) * 0.7 + from * 0.3 + (label.back ? 1 : 0);
  }
  const gaps = Array.from({ length: count }, (_, gap) => inGap(gap));
  for (const gap of gaps) spread(gap);

  const widths = gaps.map((gap, i) =>
    gap.length > 0 ? Math.max(...gap.map(labelWidth)) + apart.edge * 2 : i < count - 1 ? apart.edge * 2 : 0,
  );
  const left = (layer: number): number =>
    apart.margin + layer * box.width + widths.slice(0, layer).reduce((sum, width) => sum + width, 0);
  const right = (layer: number): number => left(layer) + box.width;

  const ys = [
    ...[...items.values()].flatMap(({ y, kind }) =>
      kind === "stage" ? [y - box.height / 2, y + box.height / 2] : [y],
    ),
    ...labels.flatMap(({ y }) => [y - box.labelHeight / 2, y + box.labelHeight / 2]),
  ];
  const top = Math.min(...ys) - apart.margin;
  const down = (y: number): number => Math.round(y - top);

  const lines = labels.flatMap((label): Line[] => {
    const { action, gap, back, sources, target } = label;
    const ends = [...sources, target];
    const middle = right(gap) + (widths[gap] ?? 0) / 2;
    const half = labelWidth(label) / 2;
    const line = (path: string, arrow = false): Line => ({ action: action.key, stages: ends, path, arrow });
    const lanes = crossed(label, layers);
    const door = (layer: number, id: string, side: "in" | "out"): [number, number] => [
      (side === "out") === back ? left(layer) : right(layer),
      down(yOf(id)),
    ];
    const entry: [number, number] = [back ? middle + half : middle - half, down(label.y)];
    const through = lanes.map((layer) =>
      line(curve(left(layer), down(yOf(laneId(label, layer))), right(layer), down(yOf(laneId(label, layer))))),
    );
    const between = lanes.map((layer) => {
      const after = layer + (back ? -1 : 1);
      const to: [number, number] = lanes.includes(after) ? door(after, laneId(label, after), "in") : entry;
      return line(curve(...door(layer, laneId(label, layer), "out"), ...to));
    });
    const starts = sources.map((source) => {
      const layer = layers.get(source) ?? 0;
      const first = layer + (back ? -1 : 1);
      // Beside the stage it leads to, the way goes out to the right and comes back.
      const out: [number, number] =
        back && layer === gap ? [right(layer), down(yOf(source)) + 8] : door(layer, source, "out");
      const to: [number, number] = lanes.includes(first)
        ? door(first, laneId(label, first), "in")
        : back && layer === gap
          ? [middle - half, down(label.y)]
          : entry;
      return line(curve(...out, ...to));
    });
    const arrival = back
      ? curve(middle - half, down(label.y), right(gap) + 3, down(yOf(target)) - 8)
      : curve(middle + half, down(label.y), left(gap + 1) - 3, down(yOf(target)));
    return [...starts, ...through, ...between, line(arrival, true)];
  });

  return {
    width: right(count - 1) + (widths[count - 1] ?? 0) + apart.margin,
    height: Math.max(...ys) - top + apart.margin,
    stages: draft.stages.map((stage) => ({ stage, x: left(layers.get(stage.key) ?? 0), y: down(yOf(stage.key)) })),
    actions: labels.map((label) => ({
      action: label.action,
      stages: [...label.sources, label.target],
      x: right(label.gap) + (widths[label.gap] ?? 0) / 2,
      y: down(label.y),
      width: labelWidth(label),
      text: shortened(label.action.label),
    })),
    lines,
  };
}
