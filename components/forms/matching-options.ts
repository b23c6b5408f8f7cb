import type { ComboboxOption } from "@/components/ui/combobox";
import { foldedText } from "@/components/ui/folded-text";

/** Options that hold every typed word, in any order; those that begin with the text come first. */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const text = foldedText(typed).trim();
  const words = text.split(/\s+/);
  const found = options.filter(({ label, aside }) => {
    const whole = foldedText(`${label} ${aside ?? ""}`);
    return words.every((word) => whole.includes(word));
  });
  const begins = ({ label }: ComboboxOption) => foldedText(label).startsWith(text);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
