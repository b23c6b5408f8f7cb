import { likeLiteral } from "@/lib/core/text/sql-text";
import type { Term } from "@/lib/domains/search/rules";

/** The conditions and scores of a search as pieces of SQL, over a column whose text is folded. */

/** A word that is only similar scores its similarity times this. */
const similar = 0.6;
/** In a short word one slip changes most trigrams: "slva" and "silva" share two of five. */
const leastScore = ({ misspelt }: Term): number => similar * ((misspelt?.word.length ?? 0) < 6 ? 0.4 : 0.5);

/** Collects the values of a statement as its text is put together; equal ones once. */
export function statement() {
  const values: unknown[] = [];
  const known = new Map<string, string>();
  const bind = (value: unknown, type = "text"): string => {
    const key = JSON.stringify([value, type]);
    const name = known.get(key) ?? `$${values.push(value)}::${type}`;
    known.set(key, name);
    return name;
  };
  return { values, bind };
}
export type Bind = ReturnType<typeof statement>["bind"];

/** One or two letters begin a word: within one they are everywhere, and no index finds them. */
export const holds = (bind: Bind, column: string, text: string): string =>
  [...text].length > 2
    ? `${column} LIKE ${bind(`%${likeLiteral(text)}%`)}`
    : `(${column} LIKE ${bind(`${likeLiteral(text)}%`)} OR ${column} LIKE ${bind(`% ${likeLiteral(text)}%`)})`;

/** Every term is in the text. */
export const matches = (bind: Bind, column: string, terms: readonly Term[]): string =>
  terms
    .map(({ forms }) => forms.map((texts) => texts.map((text) => holds(bind, column, text)).join(" AND ")))
    .map((forms) => `(${forms.map((form) => `(${form})`).join(" OR ")})`)
    .join(" AND ");

export const patternsOf = ({ swaps }: { swaps: string[] }): string[] => swaps.map((each) => `%${likeLiteral(each)}%`);

/** How similar the nearest word is; two exchanged letters are a usual slip. */
function similarity(bind: Bind, column: string, misspelt: NonNullable<Term["misspelt"]>): string {
  const near = `${similar} * word_similarity(${bind(misspelt.word)}, ${column})`;
  if (misspelt.swaps.length === 0) return near;
  return `greatest(${near}, CASE WHEN ${column} LIKE ANY(${bind(patternsOf(misspelt), "text[]")}) THEN 0.5 ELSE 0 END)`;
}

/** A whole word, the beginning of one, within one, or similar to one. */
function termScore(bind: Bind, column: string, { forms, misspelt }: Term): string {
  const scores = [...new Set(forms.flat())].map((text) => {
    const word = bind(text);
    return `CASE WHEN strpos(' ' || ${column} || ' ', ' ' || ${word} || ' ') > 0 THEN 1
      WHEN strpos(' ' || ${column}, ' ' || ${word}) > 0 THEN 0.9
      WHEN strpos(${column}, ${word}) > 0 THEN 0.7
      ELSE ${misspelt === null ? "0" : similarity(bind, column, misspelt)} END`;
  });
  return scores.length === 1 ? `(${scores[0]})` : `greatest(${scores.join(", ")})`;
}

/** The mean of the terms; a text that begins with the first one leads. */
export function scoreOf(bind: Bind, column: string, terms: readonly Term[]): string {
  const first = bind(terms[0]?.forms[0]?.[0] ?? "");
  const sum = terms.map((term) => termScore(bind, column, term)).join(" + ");
  return `((${sum}) / ${terms.length} + CASE WHEN starts_with(${column}, ${first}) THEN 0.05 ELSE 0 END)`;
}

export const enough = (bind: Bind, column: string, terms: readonly Term[]): string =>
  terms.map((term) => `${termScore(bind, column, term)} >= ${leastScore(term)}`).join(" AND ");
