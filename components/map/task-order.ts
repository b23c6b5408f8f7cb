import { isLate, type Task, timeOf } from "@/components/work/moves";

/** The order of the tasks beside the map: what nobody has, then what is late, then by when it is due; without a time last. */
export function neediestFirst(now: number): (a: Task, b: Task) => number {
  const rank = (task: Task): string => {
    const need = task.assignee === null ? 0 : isLate(task, now) ? 1 : 2;
    return `${need}${timeOf(task) ?? "~"} ${task.id}`;
  };
  return (a, b) => (rank(a) < rank(b) ? -1 : 1);
}
