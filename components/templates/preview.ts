import type { WhatsAppTemplate } from "@/lib/domains/channels/whatsapp/templates/schema";

const gap = /\{\{\s*([A-Za-z0-9_]+)\s*\}\}/g;

/** The body with its values; a variable without one stays visible. */
export function filledBody(body: string, variables: readonly string[], values: readonly string[]): string {
  return body.replace(gap, (whole, name: string) => values[variables.indexOf(name)]?.trim() || whole);
}

/** The variables of a body that is being written: numbers, each once, in order. */
export function numbersIn(body: string): string[] {
  const found = [...body.matchAll(/\{\{([1-9]\d?)\}\}/g)].map(([, n = ""]) => Number(n));
  return [...new Set(found)].sort((a, b) => a - b).map(String);
}

/** The template that a message names, where the list has it. */
export const templateAt = (
  list: readonly WhatsAppTemplate[],
  { name, language }: { name: string; language: string },
): WhatsAppTemplate | undefined => list.find((each) => each.name === name && each.language === language);

const regions: Record<string, string> = { pt: "pt_BR", en: "en_US" };

/** How well a template's language fits a person's: the same, the same without its region, or neither. */
export function languageFit(language: string, locale: string): 0 | 1 | 2 {
  const wanted = locale.replace("-", "_");
  if (language === wanted || language === regions[wanted]) return 0;
  return language.slice(0, 2) === wanted.slice(0, 2) ? 1 : 2;
}
