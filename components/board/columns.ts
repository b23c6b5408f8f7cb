import type { ListWorkItemsQuery, Resource } from "@/clients/typescript/src/client";
import { type Stages, type Task, timeOf, workersFor } from "@/components/work/moves";
import { endedStatuses } from "@/lib/core/vocabulary";

type Stage = Stages["stages"][number];

export const isEnd = ({ category }: Stage): boolean => category === "done" || category === "failed";

/** A column's tasks: all open ones, and of the ended ones those of today. */
export const columnQuery = (stage: Stage, q: string, limit: number, midnight: string): ListWorkItemsQuery => ({
  stage: stage.key,
  limit,
  ...(isEnd(stage) ? { status: endedStatuses.join(","), from: midnight } : {}),
  ...(q === "" ? {} : { q }),
});

/**
 * What is on the board: the lists, and while one of them is read again also what was there before. A task that changes
 * columns is gone from the list of the one before it is in that of the other, and must not leave the board meanwhile.
 */
export const withKept = (
  lists: readonly (readonly Task[])[],
  before: readonly Task[],
  isReading: boolean,
): readonly (readonly Task[])[] => (isReading ? [before, ...lists] : lists);

/** The column of what nobody has, on a board by person. */
export const nobody = "nobody";

export const stageOf = ({ stage }: Task): string => stage;
export const personOf = ({ assignee }: Task): string => assignee?.resource_id ?? nobody;

/** Each task once, as its latest version has it, in its column, by time. */
export function columnsOf(
  columns: readonly string[],
  lists: readonly (readonly Task[])[],
  columnOf: (task: Task) => string,
): Map<string, Task[]> {
  const known = new Map<string, Task>();
  for (const task of lists.flat()) {
    const other = known.get(task.id);
    if (!other || task.version >= other.version) known.set(task.id, task);
  }
  const sorted = new Map<string, Task[]>(columns.map((key) => [key, []]));
  for (const task of known.values()) sorted.get(columnOf(task))?.push(task);
  // The id keeps the order of equal times, whichever list came first.
  const place = (task: Task) => `${timeOf(task) ?? "9999"} ${task.id}`;
  for (const tasks of sorted.values()) tasks.sort((a, b) => (place(a) < place(b) ? -1 : 1));
  return sorted;
}

/**
 * The columns of a board by person: what nobody has, then those who can do some of it, then the others. A search leaves
 * only those whom the found tasks concern: who has one, and who can do one that nobody has.
 */
export function arrangePeople<Column extends { key: string }>(
  columns: readonly Column[],
  tasks: ReadonlyMap<string, readonly Task[]>,
  resources: readonly Resource[],
  isSearch: boolean,
): Column[] {
  const able = new Set(
    (tasks.get(nobody) ?? [])
      // What is of no group says nothing of who is suitable.
      .filter(({ group_id }) => group_id !== null)
      .flatMap((task) => workersFor(task, resources).map(({ id }) => id)),
  );
  const others = columns.filter(({ key }) => key !== nobody && !able.has(key));
  return [
    ...columns.filter(({ key }) => key === nobody),
    ...columns.filter(({ key }) => able.has(key)),
    ...(isSearch ? others.filter(({ key }) => (tasks.get(key) ?? []).length > 0) : others),
  ];
}
