import type { Page } from "playwright/test";
import { expect, test } from "../browser";
import { chooseByPointer } from "../choose";
import { expectAccessible } from "./axe";
import { at, book, day, openSalon, send } from "./calendar-world";
import { visit } from "./people";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const block = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(name) });

test.describe("the calendar on a phone", () => {
  test("is a list of the day with the free time between, a tap from booking", async ({ page }) => {
    const world = await openSalon(page);
    await book(page, world, "Carla Neves", at(10));
    // Somebody came in the night, hours before the day begins.
    const customer = { name: "Nora Lima", phone: "+5511977770009" };
    const night = { service_id: world.service, start: at(0, 52), override: true, reason: "Walk-in", customer };
    await send(page, "/bookings", { ...night, resource_ids: [world.chair] });
    await visit(page, `/calendar?date=${day}`);
    await expect(block(page, "Carla Neves")).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("Carla Neves");
    const before = page.getByRole("button", { name: /1 booking before opening/ });
    await before.tap();
    await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("Nora Lima");
    await before.tap();
    await expect(block(page, "Nora Lima")).toHaveCount(0);
    await chooseByPointer(page, "Resource", "Ana Prado");
    await expect(page.getByText("Free until 10:00")).toBeVisible();
    await expectAccessible(page, "the day on a phone");
    await block(page, "Carla Neves").tap();
    await expect(page.getByRole("button", { name: "Check in" })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await expectAccessible(page, "a booking on a phone");
    await page.getByRole("button", { name: "Back", exact: true }).tap();
    await page.getByText("Free until 18:00").tap();
    await chooseByPointer(page, "Service", "Haircut");
    await expect(page.getByText(/Held for you for/)).toBeVisible();
  });

  test("goes from day to day", async ({ page }) => {
    await openSalon(page);
    await visit(page, `/calendar?date=${day}`);
    await page.getByRole("button", { name: "Next day" }).tap();
    await expect(page).not.toHaveURL(new RegExp(`date=${day}`));
    await page.getByRole("button", { name: "Previous day" }).tap();
    await expect(page).toHaveURL(new RegExp(`date=${day}`));
  });

  test("shows the month, a tap from the day", async ({ page }) => {
    const world = await openSalon(page);
    await book(page, world, "Carla Neves", at(10));
    await book(page, world, "Diana Melo", at(11));
    await visit(page, `/calendar?date=${day}`);
    await expect(block(page, "Carla Neves")).toBeVisible();
    const month = page.getByRole("button", { name: "Month", exact: true });
    await month.tap();
    await expect(page).toHaveURL(/view=month/);
    const full = page.getByRole("button", { name: /, 2 bookings$/ });
    await expect(full.getByText("2", { exact: true })).toBeVisible();
    await expect(full.getByText("Carla Neves")).toBeHidden();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await expectAccessible(page, "the month on a phone");
    await page.getByRole("button", { name: "Next month" }).tap();
    await expect(full).toHaveCount(0);
    await page.getByRole("button", { name: "Previous month" }).tap();
    await full.tap();
    await expect(page).not.toHaveURL(/view=month/);
    await expect(block(page, "Diana Melo")).toBeVisible();
  });

  test("finds the first free time", async ({ page }) => {
    await openSalon(page);
    await visit(page, `/calendar?date=${day}`);
    await page.getByRole("button", { name: "Display options" }).tap();
    const options = page.getByRole("dialog", { name: "Display options" });
    await chooseByPointer(options.getByRole("region", { name: "Find a time" }), "Service", "Haircut");
    await options.getByRole("button", { name: "First available" }).tap();
    await expectAccessible(page, "the display options on a phone");
    await options.getByRole("link", { name: "New booking" }).tap();
    await expect(page.getByText(/Held for you for/)).toBeVisible();
  });
});
