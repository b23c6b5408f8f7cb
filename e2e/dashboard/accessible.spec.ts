import { expect, test } from "../browser";
import { expectAccessibleInBothLights } from "./axe";
import { addCustomer, signUp, visit } from "./people";
import { handbook } from "./routes";

test.use({ locale: "en" });

// On a wide screen every-screen.desk.spec.ts looks at these, and at the sections of the settings that are left out below.
test("the screens before signing in are accessible", { tag: "@phone" }, async ({ page }) => {
  for (const path of [
    ...["/sign-in", "/sign-up", "/forgot-password", "/reset-password/x", "/invite/x", "/nowhere"],
    ...["/docs", "/docs/guides/first-booking"],
    ...handbook,
  ]) {
    await visit(page, path);
    await expectAccessibleInBothLights(page, path);
  }
});

test("the dashboard is accessible", async ({ page, isMobile }) => {
  await signUp(page);
  await visit(page, "/customers");
  await expectAccessibleInBothLights(page, "no customers");
  await addCustomer(page, { name: "Ana Souza", phone: "+5511900000001", tags: ["vip"], notes: "Mornings." });
  await expect(page.getByRole("link", { name: /Ana Souza/ })).toBeVisible();
  await expectAccessibleInBothLights(page, "customers");
  await page.getByRole("link", { name: /Ana Souza/ }).click();
  await expect(page.getByRole("dialog").getByText("Mornings.")).toBeVisible();
  await expectAccessibleInBothLights(page, "a customer");
  await visit(page, "/customers/new");
  await page.getByRole("button", { name: "Create customer" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveAttribute("aria-invalid");
  await expectAccessibleInBothLights(page, "a new customer with faults");
  const common = ["profile", "notifications", "workspace", "team", "booking-page", "agents", "ai", "audit-log"];
  for (const section of [...(isMobile ? [...common, "background"] : []), "webhooks", "developers"]) {
    await visit(page, `/settings/${section}`);
    await expectAccessibleInBothLights(page, section);
  }
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
