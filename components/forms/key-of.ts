/** A key of the wire from the words a person wrote: "Não atendeu" is nao_atendeu. */
export function keyOf(words: string, fallback: string, taken: ReadonlySet<string> = new Set()): string {
  const plain = words
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^[_0-9]+|_+$/g, "")
    .slice(0, 36);
  const base = plain || fallback;
  if (!taken.has(base)) return base;
  for (let count = 2; ; count++) if (!taken.has(`${base}_${count}`)) return `${base}_${count}`;
}
