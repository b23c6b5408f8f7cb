import type { Task } from "@/components/work/moves";

/** The tasks of one person; `id` and `name` are null for those that nobody has. */
export type PersonTasks<Item> = { id: string | null; name: string | null; items: Item[] };

/** Who has which tasks: what nobody has comes first, then everybody by name; each keeps the order of their tasks. */
export function byPerson<Item>(items: readonly Item[], taskOf: (item: Item) => Task): PersonTasks<Item>[] {
  const groups = new Map<string | null, PersonTasks<Item>>();
  for (const item of items) {
    const { assignee } = taskOf(item);
    const id = assignee?.resource_id ?? null;
    const group = groups.get(id) ?? { id, name: assignee?.name ?? null, items: [] };
    group.items.push(item);
    groups.set(id, group);
  }
  return [...groups.values()].sort((a, b) => (a.name ?? "").localeCompare(b.name ?? ""));
}
