import type { Page } from "playwright/test";
import { expect, test } from "@/e2e/browser";
import { newWorkspace } from "@/e2e/dashboard/signed-in";

/** The pages that Next's router asked for before anybody opened them. */
function prefetchesOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["next-router-prefetch"]) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test("a page is prefetched once the mouse rests on its link or it has the focus, not because its link is in sight", async ({
  page,
}) => {
  await newWorkspace(page, "en");
  await page.goto("/settings/workspace");
  await page.waitForLoadState("networkidle");
  const asked = prefetchesOf(page);
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  const links = page.getByRole("navigation", { name: "Settings" }).getByRole("link");
  expect(await links.count()).toBeGreaterThan(5);

  await page.getByRole("link", { name: "Developers", exact: true }).hover();
  await expect.poll(() => asked).toContain("/settings/developers");
  // On its way across the list the mouse rests nowhere.
  const [first, last] = [await links.first().boundingBox(), await links.last().boundingBox()];
  if (!first || !last) throw new Error("The list is not drawn.");
  const before = new Set(asked).size;
  await page.mouse.move(first.x + 5, first.y - 5);
  await page.mouse.move(last.x + 5, last.y + last.height + 40, { steps: 12 });
  await page.waitForTimeout(500);
  expect(new Set(asked).size).toBe(before);

  await links.first().focus();
  await page.keyboard.press("Tab");
  const focused = await page.evaluate(() => document.activeElement?.getAttribute("href"));
  await expect.poll(() => asked).toContain(focused);
});
