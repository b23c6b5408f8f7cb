import { folded } from "@/lib/core/text/fold";

type Person = { id: string; name: string; email: string };

const firstOf = (name: string): string => name.trim().split(/\s+/)[0] ?? "";

/** What may stand after an `@` for each member, without accents and capitals; a first name only where it is one person's. */
function callings(members: readonly Person[]): [calling: string, id: string][] {
  const shared = new Map<string, number>();
  for (const { name } of members) {
    const first = folded(firstOf(name));
    shared.set(first, (shared.get(first) ?? 0) + 1);
  }
  return members.flatMap(({ id, name, email }) => {
    const first = folded(firstOf(name));
    const all = [folded(id), folded(email), folded(name.trim()), ...(shared.get(first) === 1 ? [first] : [])];
    return all.filter((calling) => calling !== "").map((calling): [string, string] => [calling, id]);
  });
}

const insideWord = /[\p{Letter}\p{Number}_]/u;

/** The members that a text names with an `@`, in its order; of two that fit, the longer name is meant. */
export function mentionsIn(text: string, members: readonly Person[]): string[] {
  const known = callings(members).sort(([a], [b]) => b.length - a.length);
  const plain = folded(text);
  const named = new Set<string>();
  for (let at = plain.indexOf("@"); at >= 0; at = plain.indexOf("@", at + 1)) {
    if (insideWord.test(plain[at - 1] ?? "")) continue; // The @ of an e-mail address.
    const rest = plain.slice(at + 1);
    const found = known.find(([calling]) => rest.startsWith(calling) && !insideWord.test(rest[calling.length] ?? ""));
    if (found) named.add(found[1]);
  }
  return [...named];
}
