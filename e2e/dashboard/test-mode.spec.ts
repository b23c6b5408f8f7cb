import { expect, test } from "../browser";
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
