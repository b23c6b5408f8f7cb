import { expect, it } from "vitest";
import { neediestFirst } from "@/components/map/task-order";
import type { Task } from "@/components/work/moves";

const now = Date.parse("2026-11-19T01:00:00Z");
const task = (id: string, due_at: string | null, assigned = true): Task =>
  ({
    id,
    due_at,
    start: null,
    group_id: "g",
    status: "confirmed",
    assignee: assigned ? { resource_id: "r", name: "Ana" } : null,
  }) as Task;

it("puts what nobody has first, then what is late, then what is due next", () => {
  const tasks = [
    task("without", null),
    task("later", "2026-11-19T05:52:00Z"),
    task("late", "2026-11-19T00:46:00Z"),
    task("next", "2026-11-19T03:53:00Z"),
    task("free", "2026-11-19T09:00:00Z", false),
    task("free and late", "2026-11-18T23:46:00Z", false),
  ];
  expect(tasks.sort(neediestFirst(now)).map(({ id }) => id)).toEqual([
    "free and late",
    "free",
    "late",
    "next",
    "later",
    "without",
  ]);
});
