import type { Task } from "@/components/work/moves";

/** Items under their key, in their order. */
export function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known) known.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** The tasks of one person; `id` and `name` are null for those that nobody has. */
export type PersonTasks<Item> = { id: string | null; name: string | null; items: Item[] };

/** Who has which tasks: what nobody has comes first, then everybody by name; each keeps the order of their tasks. */
export function byPerson<Item>(items: readonly Item[], taskOf: (item: Item) => Task): PersonTasks<Item>[] {
  const groups = grouped(items, (item) => taskOf(item).assignee?.resource_id ?? "");
  return [...groups.values()]
    .map((own) => {
      const assignee = own[0] && taskOf(own[0]).assignee;
      return { id: assignee?.resource_id ?? null, name: assignee?.name ?? null, items: own };
    })
    .sort((a, b) => (a.name ?? "").localeCompare(b.name ?? ""));
}
