import type { Page } from "playwright/test";
import { expect, test } from "../browser";
import { visit } from "./people";
import { before, documentation, everyPath, handbook } from "./routes";
import { scriptWeights } from "./script-weights";
import { settledFaults, widths } from "./widths";

test.use({ locale: "en" });

const most = 250_000;
/** React and Next alone are 132 kB of it. */
const mostForCustomers = 180_000;
const mostToRead = 160_000;

// One visit of each screen for both: a screen costs more to load than to look at.
test("no screen loads more than 250 kB of compressed script, or is wider than its window from the smallest phone to the widest desk", async ({
  page,
  context,
}) => {
  const { scriptsOf, weightOf } = scriptWeights(page.request);
  const inspect = async (tab: Page, path: string, name: string, limit: number) => {
    // More is loaded on a wide screen than on a small one.
    await tab.setViewportSize({ width: 1440, height: 900 });
    const scripts = await scriptsOf(tab, () => visit(tab, path));
    const size = await weightOf(scripts);
    test.info().annotations.push({ type: "script", description: `${name} ${size}` });
    expect.soft(size, `${name}: bytes of compressed script`).toBeLessThan(limit);
    for (const width of widths) expect.soft(await settledFaults(tab, width), `${name}: at ${width} px`).toEqual([]);
  };
  const tabs = [page, await context.newPage(), await context.newPage()];
  /** Each path in turn, by the next free tab: most of the time is spent waiting. */
  const inspectAll = async (paths: Iterable<string>, limit: number, name = (path: string) => path) => {
    const queue = [...paths];
    const walk = async (tab: Page) => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift())
        await inspect(tab, path, name(path), limit);
    };
    await Promise.all(tabs.map(walk));
  };
  await inspectAll([...before, ...documentation], most);
  // Text and pictures: nothing of its own to run.
  await inspectAll(handbook, mostToRead);

  const { open, named } = await everyPath(page);
  // Customers have phones and slow networks, so their pages have a smaller budget.
  await inspectAll(open, mostForCustomers, (path) => path.slice(0, 3));
  await inspectAll(named.keys(), most, (path) => named.get(path) ?? path);
});
