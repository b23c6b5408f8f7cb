import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "playwright/test";
import { expect } from "../browser";

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

/** A call of the API as the person who is signed in; like the browser's own it says where it comes from. */
export async function call<Answer>(
  page: Page,
  method: "GET" | "POST" | "PUT",
  path: string,
  data?: object,
): Promise<Answer> {
  const headers = { origin: process.env.TURNERO_URL ?? "" };
  const answer = await page.request.fetch(`/api/v1${path}`, { method, headers, ...(data ? { data } : {}) });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** A new workspace of its own, with its owner signed in and the language chosen. */
export async function newWorkspace(page: Page, language: Language): Promise<void> {
  const email = `owner-${crypto.randomUUID()}@example.com`;
  const password = `a long password ${crypto.randomUUID()}`;
  const workspace = { name: "Test clinic", timezone: "America/Sao_Paulo", currency: "BRL" };
  // Many tests come from one address, and sign-ups from one address are limited.
  await expect(async () => {
    await call(page, "POST", "/sign-up", { name: "Ana Owner", email, password, workspace });
  }).toPass({ intervals: [5000], timeout: 45_000 });
  await page.context().addCookies([{ name: "locale", value: language, url: process.env.TURNERO_URL ?? "" }]);
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  await page.request.post("/api/auth/callback/credentials", { form: { email, password, csrfToken, json: "true" } });
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
}

/** A sentence that a toast or a notice says, word for word. */
export const said = (page: Page, sentence: string): Locator => page.getByText(sentence, { exact: true }).first();
