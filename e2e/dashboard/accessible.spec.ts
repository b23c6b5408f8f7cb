import { expect, test } from "../browser";
import { expectAccessible } from "./axe";
import { addCustomer, signUp, visit } from "./people";

test.use({ locale: "en" });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`by ${colorScheme === "light" ? "day" : "night"}`, () => {
    test.use({ colorScheme });

    test("the screens before signing in are accessible", async ({ page }) => {
      for (const path of ["/sign-in", "/sign-up", "/forgot-password", "/reset-password/x", "/invite/x", "/nowhere"]) {
        await visit(page, path);
        await expectAccessible(page, path);
      }
    });

    test("the dashboard is accessible", async ({ page }) => {
      test.setTimeout(180_000);
      await signUp(page);
      await visit(page, "/customers");
      await expectAccessible(page, "no customers");
      await addCustomer(page, { name: "Ana Souza", phone: "+5511900000001", tags: ["vip"], notes: "Mornings." });
      await visit(page, "/customers");
      await expectAccessible(page, "customers");
      await page.getByRole("link", { name: /Ana Souza/ }).click();
      await expect(page.getByRole("dialog").getByText("Mornings.")).toBeVisible();
      await expectAccessible(page, "a customer");
      await visit(page, "/customers/new");
      await page.getByRole("button", { name: "Create customer" }).click();
      await expect(page.getByRole("textbox", { name: "Name" })).toHaveAttribute("aria-invalid");
      await expectAccessible(page, "a new customer with faults");
      for (const section of [
        "profile",
        "notifications",
        "workspace",
        "team",
        "developers",
        "webhooks",
        "agents",
        "audit-log",
        "background",
      ]) {
        await visit(page, `/settings/${section}`);
        await expectAccessible(page, section);
      }
      await visit(page, "/settings/developers");
      await page.getByRole("button", { name: "New key" }).click();
      await expectAccessible(page, "a new key");
      await page.keyboard.press("Escape");
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
      await expectAccessible(page, "the keys");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("option").first()).toBeVisible();
      await expectAccessible(page, "the command palette");
      await page.keyboard.press("Escape");
      await visit(page, "/new-workspace");
      await expectAccessible(page, "a new workspace");
    });
  });
}
