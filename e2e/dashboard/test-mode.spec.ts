import type { Page } from "playwright/test";
import { expect, test } from "../browser";
import { choose } from "../choose";
import { expectAccessibleInBothLights } from "./axe";
import { signUp, visit } from "./people";

test.use({ locale: "en" });

test("test mode is entered and left with keys, says so on every page, and lets time pass", async ({ page }) => {
  await signUp(page);
  await visit(page, "/settings/test-log");
  await expect(page.getByText("You are in the live workspace")).toBeVisible();
  await page.getByRole("button", { name: "Enter test mode" }).focus();
  await page.keyboard.press("Enter");

  const band = page.getByRole("status").filter({ hasText: "Test mode." });
  await expect(band).toBeVisible();
  await test.step("what cannot be saved in test mode is read-only there, and says why", () => expectReadOnly(page));
  for (const path of ["/calendar", "/customers", "/settings/test-log"]) {
    await visit(page, path);
    await expect(band).toBeInViewport();
  }
  await expect(page.getByText("Nothing yet")).toBeVisible();
  const now = page.locator("main time").first();
  const before = Date.parse((await now.getAttribute("datetime")) ?? "");
  await page.getByRole("button", { name: "1 week forward" }).focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => Date.parse((await now.getAttribute("datetime")) ?? "") - before)
    .toBeGreaterThanOrEqual(7 * 86_400_000);
  await expectAccessibleInBothLights(page, "test mode");

  // What would have been sent is narrowed by its way.
  await choose(page, "Filter by way", "Push");
  await expect(page.getByText("Nothing would have gone this way.")).toBeVisible();

  await test.step("test mode is started over with keys, once it is confirmed", () => startOver(page));

  // A key that is made here is one of test mode.
  await visit(page, "/settings/developers");
  await page.getByRole("button", { name: "New API key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("CI");
  await dialog.getByRole("button", { name: "Create API key" }).click();
  await expect(dialog.getByText(/^tk_test_/).first()).toBeVisible();
  await dialog.getByRole("button", { name: "I’ve copied it" }).click();

  await band.getByRole("button", { name: "Leave test mode" }).focus();
  await page.keyboard.press("Enter");
  await expect(band).toBeHidden();
  await visit(page, "/settings/developers");
  await expect(page.getByText("CI", { exact: true })).toHaveCount(0);
});

async function expectReadOnly(page: Page): Promise<void> {
  const why = page.getByText("This is not part of test mode: it changes the live workspace alone");
  await visit(page, "/channels/webchat");
  await expect(why).toBeVisible();
  await expect(page.getByRole("form", { name: "Web chat" }).getByRole("textbox").first()).toBeDisabled();
  await expect(page.getByRole("button", { name: /^(Save|Rotate)/ })).toHaveCount(0);
  await visit(page, "/settings/team");
  await expect(why).toBeVisible();
  await expect(page.getByRole("button", { name: /Invite/ })).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: /Role of/ })).toHaveCount(0);
}

async function startOver(page: Page): Promise<void> {
  const now = page.locator("main time").first();
  const ahead = async () => Date.parse((await now.getAttribute("datetime")) ?? "") - Date.now();
  const before = await ahead();
  await page.getByRole("button", { name: "1 day forward" }).click();
  await expect.poll(async () => (await ahead()) - before).toBeGreaterThan(23 * 3_600_000);

  const start = page.getByRole("button", { name: "Start over" });
  await start.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Start test mode over?" });
  await expect(dialog.getByText("The live workspace is not touched.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect((await ahead()) - before).toBeGreaterThan(23 * 3_600_000);
  await start.click();
  await expectAccessibleInBothLights(page, "start over");
  await dialog.getByRole("button", { name: "Start over" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect.poll(ahead).toBeLessThan(120_000);
}
