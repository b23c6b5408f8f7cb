/** A list with all of its pages as one, for what is shown whole however long it is. */
export async function everyPage<Item>(
  items: AsyncIterable<Item>,
): Promise<{ data: Item[]; next_cursor: string | null }> {
  const data: Item[] = [];
  for await (const item of items) data.push(item);
  return { data, next_cursor: null };
}
