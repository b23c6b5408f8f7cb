/** A figure of two periods, and what moved it most. */
export type Compared = {
  code: string;
  unit: "count" | "share" | "minutes" | "hours" | "money";
  now: number | null;
  before: number | null;
  /** How many cases a share or a mean is of, in the smaller of both periods: of a few it says nothing. */
  cases: number;
  parts?: readonly { name: string; now: number; before: number }[];
};

export type Change = {
  code: string;
  direction: "up" | "down";
  /** The part that moved the same way by most, where it explains at least a third. */
  mostly: { name: string; by: number } | null;
};

const fewest = 10;
const most = 5;

/** How much a change matters: 0 where it may be chance, else more the larger it is. */
export function weightOf({ unit, now, before, cases }: Compared): number {
  if (now === null || before === null || now === before) return 0;
  const by = Math.abs(now - before);
  if (unit === "share") return cases >= fewest && by >= 0.02 ? by * 5 : 0;
  if (unit === "count")
    return by >= 3 && by >= Math.sqrt(before) && by / Math.max(before, 1) >= 0.1 ? by / Math.max(before, 1) : 0;
  return cases >= fewest && by / Math.max(before, 1) >= 0.1 ? by / Math.max(before, 1) : 0;
}

function mostlyOf({ now, before, parts = [] }: Compared): Change["mostly"] {
  const by = (now ?? 0) - (before ?? 0);
  const [first] = parts
    .map(({ name, now: present, before: former }) => ({ name, by: present - former }))
    .sort((a, b) => (b.by - a.by) * Math.sign(by));
  return first && first.by * Math.sign(by) >= Math.abs(by) / 3 ? first : null;
}

/** What changed, the most notable first. */
export const changesOf = (figures: readonly Compared[]): Change[] =>
  figures
    .map((figure) => ({ figure, weight: weightOf(figure) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ figure }) => ({
      code: figure.code,
      direction: (figure.now ?? 0) > (figure.before ?? 0) ? "up" : "down",
      mostly: mostlyOf(figure),
    }));
