/** A word, a number or a mark of a folded text, with where it stands. */
export type Token = { text: string; from: number; to: number };

const pattern =
  /\d{4}-\d{2}-\d{2}(?!\d)|\d{1,2}\/\d{1,2}(?:\/(?:\d{4}|\d{2}))?(?![\d/])|\d{1,2}:\d{2}(?!\d)|\d+|\p{Letter}+(?:'\p{Letter}+)*|\S/gu;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: found, index } of text.matchAll(pattern))
    tokens.push({ text: found, from: index, to: index + found.length });
  return tokens;
}
