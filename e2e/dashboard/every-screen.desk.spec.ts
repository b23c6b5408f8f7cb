import type { Page } from "playwright/test";
import { expect, test } from "../browser";
import { expectAccessibleInBothLights } from "./axe";
import { visit } from "./people";
import { before, documentation, everyPath, handbook } from "./routes";
import { scriptWeights } from "./script-weights";
import { height, settledFaults, widths } from "./widths";

test.use({ locale: "en" });

const most = 250_000;
/** React and Next alone are 132 kB of it. */
const mostForCustomers = 180_000;
const mostToRead = 160_000;

const sections = ["profile", "notifications", "workspace", "team", "booking-page", "agents", "ai", "audit-log"];
/** Screens that axe looks at here, and on a phone in accessible.spec.ts. */
const accessible = new Set([
  ...[...before, "/nowhere", "/docs", "/docs/guides/first-booking", ...handbook, "/settings/background"],
  ...sections.map((section) => `/settings/${section}`),
]);

/** Each path in turn, by the next free of three tabs: most of the time is spent waiting. */
async function inspector(page: Page) {
  const { scriptsOf, weightOf } = scriptWeights(page.request);
  const inspect = async (tab: Page, path: string, name: string, limit: number) => {
    // More is loaded on a wide screen than on a small one.
    await tab.setViewportSize({ width: 1440, height });
    const scripts = await scriptsOf(tab, () => visit(tab, path));
    const size = await weightOf(scripts);
    test.info().annotations.push({ type: "script", description: `${name} ${size}` });
    expect.soft(size, `${name}: bytes of compressed script`).toBeLessThan(limit);
    if (accessible.has(path)) await expectAccessibleInBothLights(tab, name);
    for (const width of widths) expect.soft(await settledFaults(tab, width), `${name}: at ${width} px`).toEqual([]);
  };
  const tabs = [page, await page.context().newPage(), await page.context().newPage()];
  return async (paths: Iterable<string>, limit: number, name = (path: string) => path) => {
    const queue = [...paths];
    const walk = async (tab: Page) => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift())
        await inspect(tab, path, name(path), limit);
    };
    await Promise.all(tabs.map(walk));
  };
}

// One visit of each screen for all: a screen costs more to load than to look at.
test.describe("no screen loads more than 250 kB of compressed script, or is wider than its window from the smallest phone to the widest desk; the common ones are accessible", () => {
  test("before signing in", async ({ page }) => {
    const inspectAll = await inspector(page);
    await inspectAll([...before, "/nowhere", ...documentation], most);
    // Text and pictures: nothing of its own to run.
    await inspectAll(handbook, mostToRead);
  });

  test("of a workspace and its customers", async ({ page }) => {
    // Eighty visits in one test.
    test.setTimeout(900_000);
    const inspectAll = await inspector(page);
    const { open, named } = await everyPath(page);
    // Customers have phones and slow networks, so their pages have a smaller budget.
    await inspectAll(open, mostForCustomers, (path) => path.slice(0, 3));
    await inspectAll(named.keys(), most, (path) => named.get(path) ?? path);
  });
});
