/** How many runs of a function one worker holds at most: in all, and of one project. */
export type Limit = { all: number; each: number };
export type Limits = ReadonlyMap<string, Limit>;

/** The place that a run occupies. */
export type Place = { function_id: string; project_id: string | null };

const groupOf = ({ function_id, project_id }: Place): string => `${function_id} ${project_id ?? ""}`;

class Count {
  private readonly counted = new Map<string, number>();

  constructor(
    private readonly limits: Limits,
    held: readonly Place[],
  ) {
    for (const place of held) this.add(place);
  }

  add(place: Place): void {
    for (const key of [place.function_id, groupOf(place)]) this.counted.set(key, (this.counted.get(key) ?? 0) + 1);
  }

  isFull(functionId: string): boolean {
    return (this.counted.get(functionId) ?? 0) >= (this.limits.get(functionId)?.all ?? 0);
  }

  isFullFor(place: Place): boolean {
    return (this.counted.get(groupOf(place)) ?? 0) >= (this.limits.get(place.function_id)?.each ?? 0);
  }
}

/** The functions of which another run may be taken, and the groups (a function and a project) of which none may. */
export function roomIn(limits: Limits, held: readonly Place[]): { functions: string[]; full: string[] } {
  const count = new Count(limits, held);
  const full = held.filter((place) => count.isFullFor(place)).map(groupOf);
  return { functions: [...limits.keys()].filter((id) => !count.isFull(id)), full: [...new Set(full)] };
}

/** Of those that wait, in their order, all that there is room for. */
export function chosen<Run extends Place>(limits: Limits, held: readonly Place[], waiting: readonly Run[]): Run[] {
  const count = new Count(limits, held);
  return waiting.filter((run) => {
    if (count.isFull(run.function_id) || count.isFullFor(run)) return false;
    count.add(run);
    return true;
  });
}
