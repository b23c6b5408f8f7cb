import { createRequire } from "node:module";
import type { Page } from "playwright/test";
import { expect } from "../browser";
import { keepPicture } from "./picture";

const source = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

type Finding = { id: string; help: string; nodes: { html: string; failureSummary: string }[] };

/** Holds a screen to the rules of WCAG 2.2 AA that a machine can check. */
export async function expectAccessible(page: Page, what = new URL(page.url()).pathname): Promise<void> {
  await page.addScriptTag({ path: source });
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (...args: unknown[]) => Promise<{ violations: Finding[] }> } };
    // A thing that fades in is read when it has come.
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
    return (await axe.run(document, { resultTypes: ["violations"] })).violations;
  });
  const said = findings.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
  expect(said, what).toEqual([]);
  await keepPicture(page, what);
}
