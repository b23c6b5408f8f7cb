import { folded } from "@/lib/core/text/fold";

/** A longer list is searched, not scrolled through. */
export const mostUnsearched = 10;

type Labelled = { label: string; aside?: string | null; also?: string | undefined };

/** Options that hold every typed word, in any order; those that begin with the text come first. */
export function matchingOptions<Option extends Labelled>(options: readonly Option[], typed: string): Option[] {
  const text = folded(typed).trim();
  const words = text.split(/\s+/);
  const found = options.filter(({ label, aside, also }) => {
    const whole = folded(`${label} ${aside ?? ""} ${also ?? ""}`);
    return words.every((word) => whole.includes(word));
  });
  const begins = ({ label }: Option) => folded(label).startsWith(text);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
