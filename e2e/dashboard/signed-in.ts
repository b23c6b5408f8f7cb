import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright/test";
import { signUp, somebody } from "./people";

export type Language = "en" | "es" | "pt-BR";

const words = (language: Language, area: string) =>
  JSON.parse(readFileSync(new URL(`../../messages/${language}/${area}.json`, import.meta.url), "utf8"));

/** The product's own words in a language: `say("catalog.new.services")`. */
export const speaker =
  (language: Language) =>
  (path: string, values: Record<string, string | number> = {}): string => {
    const [area = "", ...keys] = path.split(".");
    const found = keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], words(language, area));
    if (typeof found !== "string") throw new Error(`There are no words at ${path}.`);
    return found.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
  };

/** A new workspace of its own, with its owner signed in and the language chosen. */
export async function newWorkspace(page: Page, language: Language): Promise<void> {
  await signUp(page, somebody(), language);
  await page.context().addCookies([{ name: "locale", value: language, url: process.env.TURNERO_URL ?? "" }]);
}

/** A language to a size: the desk speaks the first, the phone the other, so that both are heard once. */
export const sizeOf = (language: Language): { tag: string } => ({ tag: language === "en" ? "@desk" : "@phone" });

/** A sentence that a toast or a notice says, word for word. */
export const said = (page: Page, sentence: string): Locator => page.getByText(sentence, { exact: true }).first();
