import { grouped } from "@/components/work/assigning/groups";
import type { Grouping, Sorting } from "@/components/work/filters/filters";
import { isLate, type Task, timeOf } from "@/components/work/moves";
import { priorities } from "@/lib/core/vocabulary";

/** The words behind a task's ids, by which it is sorted and put together. */
export type Names = {
  customer: (task: Task) => string;
  service: (task: Task) => string;
  stage: (task: Task) => string;
  person: (task: Task) => string;
  priority: (task: Task) => string;
};

/** A line of the list: a task, or the heading of those below it. */
export type Line =
  | { task: Task; head?: undefined }
  | { head: { key: string; name: string; count: number; late: number }; task?: undefined };

/** Names in the order of the alphabet, times as they come; what has none is last, whichever way it is sorted. */
function sorted(tasks: readonly Task[], { by, falls }: Sorting, names: Names): Task[] {
  const wordOf = (task: Task): string => (by === "due" ? (timeOf(task) ?? "") : names[by](task));
  const way = falls ? -1 : 1;
  return [...tasks].sort((a, b) => {
    const [x, y] = [wordOf(a), wordOf(b)];
    if (x === "" || y === "") return Number(x === "") - Number(y === "");
    return way * (by === "due" ? Number(x > y) - Number(x < y) : x.localeCompare(y));
  });
}

/** Urgent first, stages in their own order, everything else by name; what has no name comes first, for it waits. */
function orderOf(group: Grouping, task: Task, stages: readonly string[]): number {
  if (group === "priority") return -priorities.indexOf(task.priority);
  return group === "stage" ? stages.indexOf(task.stage) : 0;
}

const keyOf = (group: Grouping, task: Task): string =>
  ({ person: task.assignee?.resource_id ?? "", stage: task.stage, priority: task.priority, service: task.service_id })[
    group
  ];

/** The list as it was asked for: sorted, and under headings. */
export function arranged(
  tasks: readonly Task[],
  { group, sort }: { group: Grouping | null; sort: Sorting | null },
  names: Names,
  stages: readonly string[],
  now: number,
): Line[] {
  const rows = sort ? sorted(tasks, sort, names) : tasks;
  if (!group) return rows.map((task) => ({ task }));
  const groups = grouped(rows, (task) => keyOf(group, task));
  const nameOf = (of: readonly Task[]): string => (of[0] ? names[group](of[0]) : "");
  return [...groups]
    .sort(([, [a]], [, [b]]) => {
      if (!a || !b) return 0;
      return orderOf(group, a, stages) - orderOf(group, b, stages) || names[group](a).localeCompare(names[group](b));
    })
    .flatMap(([key, of]): Line[] => [
      { head: { key, name: nameOf(of), count: of.length, late: of.filter((task) => isLate(task, now)).length } },
      ...of.map((task) => ({ task })),
    ]);
}
