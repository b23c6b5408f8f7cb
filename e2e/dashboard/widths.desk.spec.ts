import type { Locator, Page } from "playwright/test";
import { expect, test } from "../browser";
import { at } from "./calendar-world";
import { visit } from "./people";
import { before, documentation, everyPath, handbook } from "./routes";
import { openDepot, queueUp } from "./work-world";

test.use({ locale: "en" });

const widths = [320, 390, 768, 1440, 2560] as const;
const height = 844;

/** Elements wider than the window, and whether the bottom bar is at the bottom. */
const faultsAt = (page: Page, wide: number): Promise<string[]> =>
  page.evaluate((width) => {
    const { scrollWidth } = document.documentElement;
    const bar = document.querySelector("body > * nav.fixed, nav.fixed")?.getBoundingClientRect();
    const lost = bar && bar.width > 0 && (bar.bottom > window.innerHeight + 1 || bar.right > width + 1);
    return [
      ...(scrollWidth > width ? [`${scrollWidth} px wide at ${width}`] : []),
      ...(lost ? [`the bottom bar ends at ${bar.right}, ${bar.bottom}`] : []),
      ...(width < 768 && document.querySelector("#content") && !(bar && bar.width > 0) ? ["no bottom bar"] : []),
    ];
  }, wide);

/** A screen may still be on its way to its new shape. */
async function settledFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  for (let tries = 0; tries < 10; tries++) {
    // An address that leads on to another is on its way there.
    const seen = await faultsAt(page, width).catch(() => ["it is leaving"]);
    if (seen.length === 0) return [];
    await page.waitForTimeout(150);
  }
  return faultsAt(page, width);
}

test("no screen is wider than its window, from the smallest phone to the widest desk", async ({ page, context }) => {
  const faults: string[] = [];
  const walk = async (paths: Iterable<string>) => {
    const queue = [...paths];
    const next = async (tab: Page) => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        await tab.setViewportSize({ width: widths[0], height });
        await visit(tab, path);
        for (const width of widths)
          faults.push(...(await settledFaults(tab, width)).map((fault) => `${path}: ${fault}`));
      }
    };
    await Promise.all(tabs.map(next));
  };
  const tabs = [page, await context.newPage()];
  await walk([...before.slice(0, 3), ...documentation, ...handbook]);
  const { open, named } = await everyPath(page);
  await walk([...open, ...named.keys()]);
  expect(faults).toEqual([]);
});

test("a task can be read on a small laptop", async ({ page }) => {
  const depot = await openDepot(page);
  await queueUp(page, depot, "Daniela Ferreira", { tags: ["fragile", "fridge"], due_at: at(15) });
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit(page, "/inbox");
  const row = page.getByRole("listitem").filter({ hasText: "Daniela Ferreira" });
  for (const words of [row.getByRole("link", { name: "Daniela Ferreira" }), row.getByText(/^Due /).locator("xpath=..")])
    expect(await words.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
});

test("beside the open sidebar of a tablet, tasks and customers can be read", async ({ page }) => {
  const depot = await openDepot(page);
  await queueUp(page, depot, "Daniela Ferreira", { due_at: at(15) });
  await page.setViewportSize({ width: 768, height: 1024 });
  const isWhole = (words: Locator) => words.evaluate((each) => each.scrollWidth <= each.clientWidth);
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error("not shown");
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  await visit(page, "/inbox");
  const row = page.getByRole("listitem").filter({ hasText: "Daniela Ferreira" });
  expect(await isWhole(row.getByRole("link", { name: "Daniela Ferreira" }))).toBe(true);
  const head = await boxOf(page.getByRole("button", { name: /^Sort by Due/ }));
  expect(head.bottom).toBeLessThanOrEqual((await boxOf(row)).y + 1);
  const search = await boxOf(page.getByRole("searchbox"));
  const grouping = await boxOf(page.getByRole("combobox", { name: "Group by" }));
  expect(search.right <= grouping.x || search.bottom <= grouping.y).toBe(true);
  await visit(page, "/customers");
  expect(await isWhole(page.getByRole("link", { name: "Daniela Ferreira" }))).toBe(true);
});
