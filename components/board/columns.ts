import type { ListWorkItemsQuery } from "@/clients/typescript/src/client";
import { type Stages, type Task, timeOf } from "@/components/work/moves";
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

/** Each task once, as its latest version has it, in the column of its stage, by time. */
export function columnsOf(stages: readonly Stage[], lists: readonly (readonly Task[])[]): Map<string, Task[]> {
  const known = new Map<string, Task>();
  for (const task of lists.flat()) {
    const other = known.get(task.id);
    if (!other || task.version >= other.version) known.set(task.id, task);
  }
  const columns = new Map<string, Task[]>(stages.map(({ key }) => [key, []]));
  for (const task of known.values()) columns.get(task.stage)?.push(task);
  const late = "9999";
  for (const tasks of columns.values()) {
    tasks.sort((a, b) => ((timeOf(a) ?? late) < (timeOf(b) ?? late) ? -1 : 1));
  }
  return columns;
}
