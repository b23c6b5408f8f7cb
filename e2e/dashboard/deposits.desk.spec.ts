import type { Service } from "@/lib/domains/catalog/services/schema";
import { expect, test } from "../browser";
import { at, book, day, openSalon } from "./calendar-world";
import { call, otherBrowser, visit } from "./people";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

test("a service says how long its deposit may take, and everybody sees the time that is left", async ({
  page,
  browser,
  baseURL,
}) => {
  const world = await openSalon(page);
  await call(page, "PATCH", `/services/${world.service}`, { price_cents: 9000, deposit_cents: 3000 });
  await visit(page, `/catalog/services/${world.service}`);
  await page.getByLabel("Time to pay it").fill("90");
  await page.getByRole("button", { name: "Save", exact: false }).click();
  await expect(async () => {
    const service = await call<Service>(page, "GET", `/services/${world.service}`);
    expect(service.deposit_minutes).toBe(90);
  }).toPass();

  const { id } = await book(page, world, "Carla Neves", at(10));
  await visit(page, `/calendar?date=${day}`);
  const block = page.locator(`[data-booking="${id}"]`);
  await expect(block.locator("[role=timer]")).toHaveText("deposit, 1 hr left");
  await block.click();
  await expect(page.getByText("Time left to pay the deposit:")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("timer")).toHaveText(/^1:(29|28):\d\d$/);

  const { url } = await call<{ url: string }>(page, "POST", `/bookings/${id}/customer-link`);
  const customer = await otherBrowser(browser, baseURL);
  await visit(customer, `${new URL(url).pathname}?lang=es`);
  await expect(customer.getByText("Tiempo para pagar la seña:")).toBeVisible();
  await expect(customer.getByRole("timer")).toHaveText(/^1:(29|28):\d\d$/);
});
