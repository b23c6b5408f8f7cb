import { expect, test } from "../browser";

test("the home page opens and says whose it is", async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Turnero/);
});
