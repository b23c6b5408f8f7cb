import type { Scope } from "@/lib/core/scopes";
import { folded } from "@/lib/core/text/fold";
import { type SearchKind, searchKinds } from "@/lib/core/vocabulary";
import { searched } from "@/lib/domains/customers/rules";

const scopeOf: Record<SearchKind, Scope> = {
  customer: "customers:read",
  booking: "bookings:read",
  task: "bookings:read",
  conversation: "messages:read",
  service: "config:read",
  resource: "config:read",
  knowledge: "config:read",
};

/** The kinds that a caller may read, of those asked for. */
export const kindsFor = (scopes: ReadonlySet<Scope>, asked: readonly SearchKind[] = searchKinds): SearchKind[] =>
  searchKinds.filter((kind) => asked.includes(kind) && scopes.has(scopeOf[kind]));

/** A word that may be misspelt: letters, and enough of them to be told apart. */
type Misspelt = { word: string; swaps: string[] };

/** A word, or the pieces of a phone: it matches when all texts of one form are found. */
export type Term = { forms: string[][]; misspelt: Misspelt | null };

/** More words than these do not make a search clearer. */
const mostTerms = 5;

/** The word with two neighbouring letters exchanged: trigrams do not see that "crote" is "corte". */
export function swapsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < 4 || letters.length > 12) return [];
  const swapped = letters.slice(1).map((letter, i) => {
    const [before, after] = [letters.slice(0, i), letters.slice(i + 2)];
    return [...before, letter, letters[i], ...after].join("");
  });
  return [...new Set(swapped)].filter((each) => each !== word);
}

export const termsOf = (q: string): Term[] =>
  searched(folded(q))
    .slice(0, mostTerms)
    .map((forms) => {
      const word = forms[0]?.length === 1 ? (forms[0][0] ?? "") : "";
      const misspelt = /^\p{Letter}{3,}$/u.test(word) ? { word, swaps: swapsOf(word) } : null;
      return { forms, misspelt };
    });

/** An id as it was copied, with its prefix or without. */
export const idsIn = (q: string): string[] => (/^[\w-]{6,64}$/.test(q) ? [q, `bkg_${q}`] : []);

/** The splits of a search into a customer and a service: "joao corte", "corte joao". */
export function splitsOf<T>(terms: readonly T[]): { customer: T[]; service: T[] }[] {
  if (terms.length < 2 || terms.length > 3) return [];
  return terms.slice(1).flatMap((_, i) => {
    const [head, tail] = [terms.slice(0, i + 1), terms.slice(i + 1)];
    return [
      { customer: head, service: tail },
      { customer: tail, service: head },
    ];
  });
}
