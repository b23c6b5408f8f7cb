import type { Locator } from "playwright/test";
import { expect, test } from "../browser";
import { at } from "./calendar-world";
import { visit } from "./people";
import { openDepot, queueUp } from "./work-world";

test.use({ locale: "en" });

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
