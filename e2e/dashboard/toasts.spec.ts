import type { Locator, Page } from "playwright/test";
import { expect, test } from "../browser";
import { toastsOver } from "../toasts";
import { signUp, visit } from "./people";
import { keepPicture } from "./picture";
import { said } from "./signed-in";
import { openDepot, queueUp } from "./work-world";

test.use({ locale: "en" });

/** The toast is there, has come to rest, and leaves the bar free. */
async function leavesFree(page: Page, words: string, bar: Locator): Promise<void> {
  await expect(said(page, words)).toBeVisible();
  await expect(bar).toBeVisible();
  // It slides into place: only its final position counts.
  await expect.poll(() => toastsOver(page, bar), { intervals: [200], timeout: 5000 }).toEqual([]);
  await expect(said(page, words), "still there when it was looked at").toBeVisible();
  expect(await toastsOver(page, bar)).toEqual([]);
}

/** The bar around the button that saves. */
const saveBar = (page: Page): Locator =>
  page.getByRole("status").filter({ hasText: "Unsaved changes" }).locator("xpath=..");

test.describe("a toast leaves free", () => {
  test("the save bar of the stages, at the lower edge and at the end of the form", async ({ page }) => {
    await signUp(page);
    await visit(page, "/stages");
    const name = page.getByLabel("Name", { exact: true }).first();
    for (const [words, version] of [
      ["Planned", 2],
      ["Expected", 3],
    ] as const) {
      await name.fill(words);
      await page.getByRole("button", { name: "Save stages" }).click();
      await expect(said(page, `Stages saved as version ${version}`)).toBeVisible();
      await name.fill(`${words} again`);
      // The second time from the end of the page, where the bar is at its static position.
      if (version === 3) await page.mouse.wheel(0, 10_000);
      await leavesFree(page, `Stages saved as version ${version}`, saveBar(page));
    }
  });

  test("the save bar of the bot", async ({ page }) => {
    await signUp(page);
    await visit(page, "/bot");
    const name = page.getByRole("form", { name: "Bot" }).getByRole("textbox", { name: "Name", exact: true });
    await name.fill("Clara");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(said(page, "Bot saved")).toBeVisible();
    await name.fill("Clara B.");
    await leavesFree(page, "Bot saved", saveBar(page));
  });

  test("the bar of the chosen tasks", async ({ page }) => {
    const depot = await openDepot(page);
    for (const name of ["Ana Souza", "Bruno Reis"]) await queueUp(page, depot, name);
    await visit(page, "/inbox");
    await page.getByRole("checkbox").first().click();
    const bar = page.getByRole("region", { name: "Edit selected tasks" });
    await bar.getByRole("button", { name: "Priority" }).click();
    await page.getByRole("menuitem", { name: "Urgent" }).click();
    await leavesFree(page, "1 task changed", bar);
  });

  test("the bottom bar of a phone and the first card of the board", { tag: "@phone" }, async ({ page }) => {
    const depot = await openDepot(page);
    for (const name of ["Ana Souza", "Bruno Reis"]) await queueUp(page, depot, name);
    await visit(page, "/board");
    await page.getByRole("button", { name: "Actions for Ana Souza" }).tap();
    await page.getByRole("menuitem", { name: "Claim" }).tap();
    const words = "Ana Souza moved to “Assigned” · assigned to you";
    await leavesFree(page, words, page.getByRole("link", { name: /Bruno Reis/ }));
    await leavesFree(page, words, page.getByRole("navigation", { name: "Main" }));
    await keepPicture(page, "toast-above-the-bottom-bar");
  });

  test("the bar of the chosen tasks beside an open task, and the task does not cover it", {
    tag: "@desk",
  }, async ({ page }) => {
    const depot = await openDepot(page);
    for (const name of ["Ana Souza", "Bruno Reis"]) await queueUp(page, depot, name);
    await visit(page, "/inbox");
    await page.getByRole("checkbox").first().click();
    await page.getByRole("link", { name: "Bruno Reis" }).click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByRole("heading", { name: "Bruno Reis" })).toBeVisible();
    const bar = page.getByRole("region", { name: "Edit selected tasks" });
    await bar.getByRole("button", { name: "Priority" }).click();
    await page.getByRole("menuitem", { name: "Urgent" }).click();
    await leavesFree(page, "1 task changed", bar);
    const [low, open] = await Promise.all([bar.boundingBox(), drawer.boundingBox()]);
    expect((low?.x ?? 0) + (low?.width ?? 0)).toBeLessThanOrEqual(open?.x ?? 0);
  });
});
