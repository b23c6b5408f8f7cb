/** A key that none of the items has. */
export function freeKey(stem: string, items: readonly { key: string }[]): string {
  for (let n = items.length + 1; ; n++) if (!items.some(({ key }) => key === `${stem}-${n}`)) return `${stem}-${n}`;
}
