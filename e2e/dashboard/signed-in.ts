import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright/test";
import { signUp, somebody } from "./people";

export type Language = "en" | "es" | "pt-BR";

const wordsAt = (language: Language | "es-tu", area: string, keys: readonly string[]): unknown => {
  const file = new URL(`../../messages/${language}/${area}.json`, import.meta.url);
  const words: unknown = JSON.parse(readFileSync(file, "utf8"));
  return keys.reduce((node, key) => (node as Record<string, unknown> | undefined)?.[key], words);
};

/** The product's messages in a language: `say("catalog.new.services")`. The specs' workspaces are in São Paulo, which uses tú. */
export const speaker =
  (language: Language) =>
  (path: string, values: Record<string, string | number> = {}): string => {
    const [area = "", ...keys] = path.split(".");
    const tu = language === "es" ? wordsAt("es-tu", area, keys) : undefined;
    const found = tu ?? wordsAt(language, area, keys);
    if (typeof found !== "string") throw new Error(`There are no words at ${path}.`);
    return found.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
  };

/** A new workspace of its own, with its owner signed in and the language chosen. */
export async function newWorkspace(page: Page, language: Language): Promise<void> {
  await signUp(page, somebody(), language);
  await page.context().addCookies([{ name: "locale", value: language, url: process.env.TURNERO_URL ?? "" }]);
}

/** One language per screen size: wide screens use the first, phones the other, so that both are covered. */
export const sizeOf = (language: Language): { tag: string } => ({ tag: language === "en" ? "@desk" : "@phone" });

/** A sentence that a toast or a notice says, word for word. */
export const said = (page: Page, sentence: string): Locator => page.getByText(sentence, { exact: true }).first();
