import { expect, test } from "../browser";
import { call, signUp, visit } from "./people";

test.use({ locale: "en" });

test("a tab follows another one into its workspace with the next page, frame and all", async ({ page, context }) => {
  const { business } = await signUp(page);
  await visit(page, "/customers");
  const other = await context.newPage();
  const zone = { timezone: "America/Sao_Paulo", currency: "BRL", locale: "en" };
  const { id } = await call<{ id: string }>(other, "POST", "/workspaces", { name: "The second one", ...zone });
  await visit(other, "/customers");
  await expect.poll(() => other.evaluate(() => localStorage.getItem("turnero.workspace"))).toBe(id);
  await expect(page.getByRole("button", { name: business })).toBeVisible();
  await page.getByRole("link", { name: "Stages", exact: true }).click();
  await expect(page).toHaveURL("/stages");
  await expect(page.getByRole("button", { name: "The second one" })).toBeVisible();
});
