import type { Page } from "playwright/test";
import { addMonths } from "@/components/time/zone";
import { expect, test } from "../browser";
import { choose } from "../choose";
import { expectAccessible, expectAccessibleInBothLights } from "./axe";
import { at, book, day, openSalon, send } from "./calendar-world";
import { visit } from "./people";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const named = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" }).format(new Date(`${date}T12:00:00Z`));
const cell = (page: Page, date: string) => page.getByRole("button", { name: named(date, { dateStyle: "full" }) });
const later = (days: number) => new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

test.describe("the month at a desk", () => {
  test("shows the first of each day and how many more, and opens a day by key or click", async ({ page }) => {
    const world = await openSalon(page);
    for (const [n, name] of ["Carla Neves", "Diana Melo", "Elisa Prado", "Fabio Luz", "Gina Rocha"].entries())
      await book(page, world, name, at(9 + n));
    await visit(page, `/calendar?date=${day}`);
    await expect(page.getByTitle("Bruno Reis")).toBeVisible();
    await page.keyboard.press("m");
    await expect(page).toHaveURL(/view=month/);
    const full = cell(page, day);
    await expect(full).toHaveAccessibleName(/, 5 bookings$/);
    await expect(full).toContainText("09:00Carla Neves");
    await expect(full).toContainText("11:00Elisa Prado");
    await expect(full).not.toContainText("Fabio Luz");
    await expect(full).toContainText("+2 more");
    await expect(page.getByRole("button", { name: named(day, { month: "long", year: "numeric" }) })).toBeVisible();
    await expect(page.getByRole("button", { name: "Month", pressed: true })).toBeVisible();
    await expectAccessibleInBothLights(page, "a month");
    await full.click();
    await expect(page).toHaveURL(`/calendar?date=${day}`);
    await expect(page.locator("[data-booking]")).toHaveCount(5);

    // One Tab stop, then arrows.
    await page.keyboard.press("m");
    await full.press("ArrowRight");
    await expect(cell(page, later(1))).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowDown");
    await expect(cell(page, later(7))).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(full).toBeFocused();
    await page.keyboard.press("PageDown");
    const next = addMonths(day, 1);
    await expect(page.getByRole("button", { name: named(next, { month: "long", year: "numeric" }) })).toBeVisible();
    await expect(cell(page, next)).toBeFocused();
    await page.keyboard.press("PageUp");
    await expect(page.getByRole("button", { name: named(day, { month: "long", year: "numeric" }) })).toBeVisible();
    await full.press("Enter");
    await expect(page).toHaveURL(`/calendar?date=${day}`);
  });

  test("marks closed days and holidays, and shows one resource alone", async ({ page }) => {
    const world = await openSalon(page);
    await book(page, world, "Carla Neves", at(9));
    await book(page, world, "Diana Melo", at(9), world.other);
    // In the same week, which is shown whole.
    const beside = later(new Date(`${day}T12:00:00Z`).getUTCDay() === 0 ? -1 : 1);
    await send(page, "/closed-days", { days: [{ date: beside, name: "Founders’ day" }] });
    await visit(page, `/calendar?date=${day}&view=month`);
    await expect(cell(page, beside)).toContainText("Closed · Founders’ day");
    await expect(cell(page, beside)).toHaveAccessibleName(/Founders’ day, nothing booked$/);
    await choose(page, "Resource", "Bruno Reis");
    await expect(cell(page, day)).toHaveAccessibleName(/, 1 booking$/);
    await expect(cell(page, day)).toContainText("Diana Melo");
    await page.reload();
    await expect(cell(page, day)).toHaveAccessibleName(/, 1 booking$/);
  });

  test("follows what others do", async ({ page, context }) => {
    const world = await openSalon(page);
    await visit(page, `/calendar?date=${day}&view=month`);
    await expect(cell(page, day)).toHaveAccessibleName(/nothing booked$/);
    const other = await context.newPage();
    await book(other, world, "Carla Neves", at(10));
    await expect(cell(page, day)).toContainText("Carla Neves");
  });
});

test.describe("the colours of the calendar", () => {
  test("tell the status, the service or the person, with a legend, and are remembered", async ({ page }) => {
    const world = await openSalon(page);
    await book(page, world, "Carla Neves", at(9));
    await book(page, world, "Diana Melo", at(9), world.other);
    await visit(page, `/calendar?date=${day}`);
    const legend = page.getByRole("list", { name: "What the colors mean" });
    await expect(legend).toHaveText("Confirmed");
    const painted = () =>
      page
        .locator("[data-booking] > .painted")
        .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).borderLeftColor));
    expect(await painted()).toEqual([]);
    await page.getByRole("button", { name: "Display options" }).click();
    await page.getByRole("radio", { name: "Person" }).click();
    await expect(legend.getByRole("listitem")).toHaveText(["Ana Prado", "Bruno Reis"]);
    expect(new Set(await painted()).size).toBe(2);
    await page.keyboard.press("Escape");
    await expectAccessibleInBothLights(page, "a day by person");
    await page.emulateMedia({ colorScheme: "light" });
    await visit(page, page.url());
    await expect(legend.getByRole("listitem")).toHaveText(["Ana Prado", "Bruno Reis"]);
    await page.keyboard.press("m");
    await expect(page.locator("[data-day] .painted")).toHaveCount(2);
    await expect(legend.getByRole("listitem")).toHaveText(["Ana Prado", "Bruno Reis"]);
    // With keys alone.
    await page.getByRole("button", { name: "Display options" }).press("Enter");
    await page.getByRole("radio", { name: "Person" }).press("ArrowUp");
    await expect(page.getByRole("radio", { name: "Service" })).toBeChecked();
    await expect(legend).toHaveText("Haircut");
    await expectAccessible(page, "the display options");
  });
});
