import { describe, expect, it } from "vitest";
import { arranged, type Names } from "@/components/work/arranged";
import type { Task } from "@/components/work/moves";

const task = (id: string, more: Partial<Task>): Task =>
  ({
    id,
    status: "confirmed",
    stage: "queued",
    service_id: "s",
    priority: "normal",
    assignee: null,
    group_id: "g",
    start: null,
    due_at: null,
    customer: { name: id },
    ...more,
  }) as unknown as Task;
const names: Names = {
  customer: ({ customer }) => customer?.name ?? "",
  service: ({ service_id }) => service_id,
  stage: ({ stage }) => stage,
  person: ({ assignee }) => assignee?.name ?? "",
  priority: ({ priority }) => priority,
};
const now = Date.parse("2026-11-18T12:00:00Z");
const lines = (tasks: Task[], how: Partial<Parameters<typeof arranged>[1]>) =>
  arranged(tasks, { group: null, sort: null, ...how }, names, ["queued", "doing"], now).map(({ task: one, head }) =>
    one ? one.id : `${head?.name}: ${head?.count}, ${head?.late}`,
  );

describe("the list of tasks as it is asked for", () => {
  const due = (hour: number) => ({ due_at: `2026-11-18T${String(hour).padStart(2, "0")}:00:00Z` });
  const [a, b, c] = [task("Zoe", due(10)), task("Álvaro", due(14)), task("Bia", {})];

  it("stays as it came when nothing is asked for", () => {
    expect(lines([a, b, c], {})).toEqual(["Zoe", "Álvaro", "Bia"]);
  });

  it("is sorted by a column either way, as a reader of the language sorts", () => {
    expect(lines([a, b, c], { sort: { by: "customer", falls: false } })).toEqual(["Álvaro", "Bia", "Zoe"]);
    expect(lines([a, b, c], { sort: { by: "customer", falls: true } })).toEqual(["Zoe", "Bia", "Álvaro"]);
  });

  it("has what has no date last, whichever way it is sorted", () => {
    expect(lines([c, b, a], { sort: { by: "due", falls: false } })).toEqual(["Zoe", "Álvaro", "Bia"]);
    expect(lines([c, a, b], { sort: { by: "due", falls: true } })).toEqual(["Álvaro", "Zoe", "Bia"]);
  });

  it("is put under headings with how many there are and how many are late; what nobody has is first", () => {
    const ana = { assignee: { resource_id: "1", name: "Ana" } };
    const tasks = [task("x", { ...ana, ...due(9) }), task("y", {}), task("z", { ...ana, ...due(15) })];
    expect(lines(tasks, { group: "person" })).toEqual([": 1, 0", "y", "Ana: 2, 1", "x", "z"]);
  });

  it("has the urgent before the others, and the stages in their own order", () => {
    const tasks = [
      task("x", { priority: "low", stage: "doing" }),
      task("y", { priority: "urgent" }),
      task("z", { stage: "queued" }),
    ];
    expect(lines(tasks, { group: "priority" })).toEqual(["urgent: 1, 0", "y", "normal: 1, 0", "z", "low: 1, 0", "x"]);
    expect(lines(tasks, { group: "stage" })).toEqual(["queued: 2, 0", "y", "z", "doing: 1, 0", "x"]);
  });
});
