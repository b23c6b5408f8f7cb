import { expect, test } from "../browser";
import { expectAccessibleInBothLights } from "./axe";
import { addCustomer, signUp, visit } from "./people";
import { handbook } from "./routes";

test.use({ locale: "en" });

test("the screens before signing in are accessible", async ({ page }) => {
  for (const path of [
    ...["/sign-in", "/sign-up", "/forgot-password", "/reset-password/x", "/invite/x", "/nowhere"],
    ...["/docs", "/docs/guides/first-booking"],
    ...handbook,
  ]) {
    await visit(page, path);
    await expectAccessibleInBothLights(page, path);
  }
});

test("the dashboard is accessible", async ({ page }) => {
  await signUp(page);
  await visit(page, "/customers");
  await expectAccessibleInBothLights(page, "no customers");
  await addCustomer(page, { name: "Ana Souza", phone: "+5511900000001", tags: ["vip"], notes: "Mornings." });
  await visit(page, "/customers");
  await expectAccessibleInBothLights(page, "customers");
  await page.getByRole("link", { name: /Ana Souza/ }).click();
  await expect(page.getByRole("dialog").getByText("Mornings.")).toBeVisible();
  await expectAccessibleInBothLights(page, "a customer");
  await visit(page, "/customers/new");
  await page.getByRole("button", { name: "Create customer" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveAttribute("aria-invalid");
  await expectAccessibleInBothLights(page, "a new customer with faults");
  for (const section of [
    "profile",
    "notifications",
    "workspace",
    "team",
    "developers",
    "webhooks",
    "booking-page",
    "agents",
    "ai",
    "audit-log",
    "background",
  ]) {
    await visit(page, `/settings/${section}`);
    await expectAccessibleInBothLights(page, section);
  }
  await visit(page, "/settings/developers");
  await page.getByRole("button", { name: "New API key" }).click();
  await expectAccessibleInBothLights(page, "a new key");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectAccessibleInBothLights(page, "the keys");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessibleInBothLights(page, "the command palette");
  await page.keyboard.press("Escape");
  await visit(page, "/new-workspace");
  await expectAccessibleInBothLights(page, "a new workspace");
});
