import type { Language } from "@/lib/core/vocabulary";
import { concepts, phrasesIn } from "@/lib/domains/bot/understanding/lexicon/lexicon";
import { nicknames } from "@/lib/domains/bot/understanding/lexicon/nicknames";
import { listOf } from "@/lib/domains/bot/understanding/names/list";
import { fold } from "@/lib/domains/bot/understanding/text";

export type Suggestion = { text: string; language: Language | null };

const columns = { "pt-BR": "pt", es: "es", en: "en" } as const;
const and = { "pt-BR": "e", es: "y", en: "and" } as const;
const isAsked = (text: string): boolean => !text.startsWith("=");

/** What customers may call a service of this name, by the lexicon; nothing where it is not sure what the service is. */
export function suggestAliases(name: string, languages: readonly Language[], each = 4): Suggestion[] {
  const features = listOf([{ id: "", name }], false).forms[0]?.features ?? [];
  const said = features.filter(({ general }) => !general);
  // "Corte feminino" is not just any "corte": what narrows a concept cannot be said again in other words.
  if (said.some(({ enough, keys }) => !enough || keys.length !== 1 || !concepts.has(keys[0] ?? ""))) return [];
  const meant = said.flatMap(({ keys }) => concepts.get(keys[0] ?? "") ?? []);
  const own = fold(name);
  const seen = new Set([own]);
  return languages.flatMap((language) => {
    const lists = meant.map((concept) => phrasesIn(concept[columns[language]]).filter(isAsked));
    const texts =
      lists.length === 1 ? (lists[0] ?? []) : [lists.flatMap(([first]) => first ?? []).join(` ${and[language]} `)];
    const fresh = texts.filter((text) => text !== "" && !seen.has(fold(text)));
    for (const text of fresh) seen.add(fold(text));
    return fresh.slice(0, each).map((text) => ({ text, language }));
  });
}

/** What a person of this name is called: the nicknames of the first name. */
export function suggestNicknames(name: string): Suggestion[] {
  const [first = ""] = fold(name)
    .replace(/^(?:dra?|doutora?|doctora?|prof|lic)\.? /, "")
    .split(" ");
  return (nicknames.get(first) ?? []).map((nick) => ({
    text: nick.slice(0, 1).toUpperCase() + nick.slice(1),
    language: null,
  }));
}
