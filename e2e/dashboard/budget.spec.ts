import { gzipSync } from "node:zlib";
import type { Page, Request } from "playwright/test";
import { expect, test } from "../browser";
import { lateLibrary } from "../late-libraries";
import { visit } from "./people";
import { before, documentation, everyPath, handbook } from "./routes";

test.use({ locale: "en" });

const most = 250_000;
/** React and Next alone are 132 kB of it. */
const mostForCustomers = 180_000;
const mostToRead = 160_000;
test("no screen loads more than 250 kB of compressed script", async ({ page, context }) => {
  const weights = new Map<string, Promise<number>>();
  const weigh = async (url: string): Promise<number> => {
    const body = await (await page.request.get(url)).body();
    return lateLibrary(body.toString()) ? 0 : gzipSync(body).length;
  };
  const sizeOf = async (tab: Page, path: string): Promise<number> => {
    const scripts = new Set<string>();
    const note = (request: Request) => request.resourceType() === "script" && scripts.add(request.url());
    tab.on("request", note);
    await visit(tab, path);
    // Requests right after the first paint count too.
    for (let known = 0; known < scripts.size; await tab.waitForTimeout(400)) known = scripts.size;
    tab.off("request", note);
    for (const url of scripts) if (!weights.has(url)) weights.set(url, weigh(url));
    const each = await Promise.all([...scripts].map((url) => weights.get(url) ?? 0));
    return each.reduce((sum, size) => sum + size, 0);
  };
  const tabs = [page, await context.newPage(), await context.newPage()];
  /** Each path in turn, by the next free tab: most of the time is spent waiting. */
  const expectWithin = async (paths: Iterable<string>, limit: number, name = (path: string) => path) => {
    const queue = [...paths];
    const walk = async (tab: Page) => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const size = await sizeOf(tab, path);
        test.info().annotations.push({ type: "script", description: `${name(path)} ${size}` });
        expect.soft(size, name(path)).toBeLessThan(limit);
      }
    };
    await Promise.all(tabs.map(walk));
  };
  await expectWithin([...before, ...documentation], most);
  // Text and pictures: nothing of its own to run.
  await expectWithin(handbook, mostToRead);

  const { open, named } = await everyPath(page);
  // Customers have phones and slow networks, so their pages have a smaller budget.
  await expectWithin(open, mostForCustomers, (path) => path.slice(0, 3));
  await expectWithin(named.keys(), most, (path) => named.get(path) ?? path);
});
