import type { Page } from "playwright/test";
import { loadAxe } from "../axe-script";
import { expect } from "../browser";
import { keepPicture } from "./picture";

type Finding = { id: string; help: string; nodes: { html: string; failureSummary: string }[] };

/** Holds a screen to the rules of WCAG 2.2 AA that a machine can check, or to those that are named. */
export async function expectAccessible(
  page: Page,
  what = new URL(page.url()).pathname,
  runOnly?: string[],
): Promise<void> {
  await loadAxe(page);
  const findings = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: { run: (...args: unknown[]) => Promise<{ violations: Finding[] }> } };
    // Contrast is measured after elements have faded in.
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
    // A change of the address takes the title away for a moment, also when it stood there before.
    const until = performance.now() + 30_000;
    while (document.title === "" && performance.now() < until) await new Promise((done) => setTimeout(done, 20));
    return (await axe.run(document, { resultTypes: ["violations"], ...(rules ? { runOnly: rules } : {}) })).violations;
  }, runOnly);
  const said = findings.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
  expect(said, what).toEqual([]);
  await keepPicture(page, what);
}

/** The same screen in light and dark theme. */
export async function expectAccessibleInBothLights(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page, `${what}, light`);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, `${what}, dark`, ["color-contrast"]);
}
