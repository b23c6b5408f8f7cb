import type { Page } from "playwright/test";
import { expect, test } from "../browser";
import { silence } from "../silence";
import { at, book, day, openSalon } from "./calendar-world";
import { addCustomer, visit } from "./people";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const follow = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** The rail's way through the screens, each with what it shows. */
async function walk(page: Page): Promise<void> {
  for (const name of ["Customers", "Board", "Calendar"]) {
    await follow(page, name);
    await expect(heading(page, name)).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
}

test("a screen that was there before comes back without waiting for the server", async ({ page }) => {
  const world = await openSalon(page);
  await book(page, world, "Dora Maia", at(9));
  await visit(page, `/calendar?date=${day}`);
  await walk(page);
  const answer = await silence(page);

  await follow(page, "Customers");
  await expect(heading(page, "Customers")).toBeVisible();
  await expect(page.getByRole("main").getByText("Dora Maia")).toBeVisible();
  await follow(page, "Board");
  await expect(heading(page, "Board")).toBeVisible();
  await expect(page.getByRole("main").getByText("Dora Maia")).toBeVisible();
  await answer();
});

test("what changed meanwhile is there after coming back, without a reload", async ({ page }) => {
  const world = await openSalon(page);
  await book(page, world, "Dora Maia", at(9));
  await visit(page, "/customers");
  await walk(page);
  await addCustomer(page, { name: "Elsa Brandt", phone: "+5511970000001" });

  await follow(page, "Customers");
  await expect(page.getByRole("main").getByText("Dora Maia")).toBeVisible();
  await expect(page.getByRole("main").getByText("Elsa Brandt")).toBeVisible();
  await book(page, world, "Fabio Lins", at(11));
  await follow(page, "Board");
  await expect(page.getByRole("main").getByText("Fabio Lins")).toBeVisible();
});
