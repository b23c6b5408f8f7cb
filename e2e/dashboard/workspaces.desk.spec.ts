import { expect, test } from "../browser";
import { call, signUp, visit } from "./people";

test.use({ locale: "en" });

test("a tab follows its person into another workspace with the next page, frame and all", async ({ page }) => {
  const { business } = await signUp(page);
  await visit(page, "/customers");
  // As on a phone, or in another tab.
  const zone = { timezone: "America/Sao_Paulo", currency: "BRL", locale: "en" };
  await call(page, "POST", "/workspaces", { name: "The second one", ...zone });
  await expect(page.getByRole("button", { name: business })).toBeVisible();
  await page.getByRole("link", { name: "Stages", exact: true }).click();
  await expect(page).toHaveURL("/stages");
  await expect(page.getByRole("button", { name: "The second one" })).toBeVisible();
});
