import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "playwright/test";
import { expect } from "../browser";
import { signUp, somebody } from "./people";
import { keepPicture } from "./picture";

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

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Finding = { id: string; nodes: { html: string; failureSummary?: string }[] };

/** What axe finds in the content of the page and in what floats above it; the shell has its own tests. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe);
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (context: object) => Promise<{ violations: Finding[] }> } };
    const { violations } = await axe.run({ include: [["main"]] });
    const floating = document.querySelector("[role=dialog]");
    return floating ? [...violations, ...(await axe.run({ include: [["[role=dialog]"]] })).violations] : violations;
  });
  expect(findings.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" ")}`)).toEqual(
    [],
  );
  await keepPicture(page, new URL(page.url()).pathname);
}

/** A sentence that a toast or a notice says, word for word. */
export const said = (page: Page, sentence: string): Locator => page.getByText(sentence, { exact: true }).first();
