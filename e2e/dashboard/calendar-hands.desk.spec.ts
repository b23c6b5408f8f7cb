import type { Page } from "playwright/test";
import { expect, test } from "../browser";
import { choose } from "../choose";
import { expectAccessible, expectAccessibleInBothLights } from "./axe";
import { at, book, day, openSalon, type World } from "./calendar-world";
import { call, visit } from "./people";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const block = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(name) });
const card = (page: Page) => page.getByRole("status", { name: "Booking" });

async function bookWithNotes(page: Page, world: World): Promise<void> {
  const { id } = await book(page, world, "Carla Neves", at(10));
  await call(page, "PATCH", `/bookings/${id}`, { notes: "Bring the red dye\nand gloves" });
}

test.describe("the card of a booking", () => {
  test("opens beside it after a moment, by mouse and by keys, and closes by Escape", async ({ page }) => {
    const world = await openSalon(page);
    await bookWithNotes(page, world);
    await visit(page, `/calendar?date=${day}`);
    const box = await block(page, "Carla Neves").boundingBox();
    if (!box) throw new Error("Nothing is drawn.");
    await page.mouse.move(box.x + 30, box.y + 20);
    await page.mouse.move(box.x + 40, box.y + 25);
    await expect(card(page)).toBeVisible();
    for (const words of [
      "Carla Neves",
      "Confirmed",
      "10:00–11:00",
      "Haircut",
      "Ana Prado",
      "Bring the red dye",
      "+5511",
    ])
      await expect(card(page)).toContainText(words);
    await expect(card(page)).not.toContainText("and gloves");
    const shown = await card(page).boundingBox();
    if (!shown) throw new Error("The card is not drawn.");
    const apart =
      shown.x >= box.x + box.width ||
      shown.x + shown.width <= box.x ||
      shown.y >= box.y + box.height ||
      shown.y + shown.height <= box.y;
    expect(apart).toBe(true);
    await expectAccessibleInBothLights(page, "the card of a booking");
    await page.keyboard.press("Escape");
    await expect(card(page)).toHaveCount(0);
    await page.mouse.move(5, 5);
    await page.keyboard.press("j");
    await expect(block(page, "Carla Neves")).toBeFocused();
    await expect(card(page)).toContainText("Bring the red dye");
    await page.keyboard.press("Escape");
    await expect(card(page)).toHaveCount(0);
    await expect(block(page, "Carla Neves")).toBeFocused();
    // A press opens the drawer, without the card.
    await block(page, "Carla Neves").click();
    await expect(page.getByRole("button", { name: "Check in" })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  });
});

test.describe("moving a booking by keys", () => {
  test("lifts, moves, drops and undoes; Escape puts it back", async ({ page }) => {
    const world = await openSalon(page);
    await book(page, world, "Carla Neves", at(10));
    await visit(page, `/calendar?date=${day}`);
    await expect(block(page, "Carla Neves")).toBeVisible();
    const words = page.getByRole("status").filter({ hasText: "Arrows move it" });
    await page.keyboard.press("j");
    await expect(block(page, "Carla Neves")).toBeFocused();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(words).toContainText("Carla Neves: 10:00, Ana Prado.");
    await expect(card(page)).toHaveCount(0);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await expect(words).toContainText("Carla Neves: 11:00, Bruno Reis.");
    await expectAccessible(page, "a lifted booking");
    await page.keyboard.press("Escape");
    await expect(words).toHaveCount(0);
    await expect(block(page, "10:00 to 11:00, Carla Neves")).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/Rescheduled to .*10:30 with Bruno Reis/)).toBeVisible();
    await expect(block(page, "10:30 to 11:30, Carla Neves")).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(block(page, "10:00 to 11:00, Carla Neves")).toBeVisible();
    await page.reload();
    await expect(block(page, "10:00 to 11:00, Carla Neves")).toBeVisible();
  });

  test("says what is in the way, and the refusal gives the booking back with its focus", async ({ page }) => {
    const world = await openSalon(page);
    await book(page, world, "Carla Neves", at(10));
    await book(page, world, "Diana Melo", at(11));
    await visit(page, `/calendar?date=${day}`);
    await expect(block(page, "Carla Neves")).toBeVisible();
    await page.keyboard.press("j");
    await expect(block(page, "Carla Neves")).toBeFocused();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("status").filter({ hasText: "Booked: Diana Melo" })).toBeVisible();
    await page.keyboard.press("Space");
    await expect(page.getByText(/That time was just taken/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(block(page, "10:00 to 11:00, Carla Neves")).toBeFocused();
  });

  test("is told in the help", async ({ page }) => {
    await openSalon(page);
    await visit(page, "/calendar");
    await expect(page.getByTitle("Bruno Reis")).toBeVisible();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog").getByText("Pick up booking")).toBeVisible();
    await expect(page.getByRole("dialog").getByText("Month view")).toBeVisible();
  });
});

test.describe("finding a time", () => {
  test("jumps to the first free time of a service and begins a booking there", async ({ page }) => {
    await openSalon(page);
    await visit(page, `/calendar?date=${day}`);
    await page.getByRole("button", { name: "Find a time" }).click();
    const found = page.getByRole("dialog", { name: "Find a time" });
    await expect(found.getByRole("button", { name: "First available" })).toBeDisabled();
    await choose(found, "Service", "Haircut");
    await found.getByRole("button", { name: "First available" }).press("Enter");
    await expect(found.getByRole("status")).toContainText(/Prado|Reis/);
    await expect(page).not.toHaveURL(new RegExp(`date=${day}`));
    await expectAccessible(page, "the first free time");
    await found.getByRole("link", { name: "New booking" }).press("Enter");
    await expect(page.getByText(/Held for you for/)).toBeVisible();
    await expect(found).toHaveCount(0);
  });

  test("marks the gaps in which the service has room", async ({ page }) => {
    const world = await openSalon(page);
    await book(page, world, "Carla Neves", at(8, 30));
    await book(page, world, "Diana Melo", at(11));
    await visit(page, `/calendar?date=${day}`);
    await page.getByRole("button", { name: "Find a time" }).click();
    const found = page.getByRole("dialog", { name: "Find a time" });
    await choose(found, "Service", "Haircut");
    await found.getByRole("checkbox", { name: "Mark gaps" }).click();
    await expect(page).toHaveURL(/gaps=/);
    await page.keyboard.press("Escape");
    // Half an hour before the first is too short for an hour.
    await expect(page.locator("[data-column] >> [data-gap]")).toHaveText([
      /Free 09:30–11:00/,
      /Free 12:00–18:00/,
      /Free 08:00–18:00/,
    ]);
    await expectAccessibleInBothLights(page, "gaps");
    await page.getByRole("link", { name: /Free 09:30–11:00/ }).click();
    await expect(page.getByText(/Held for you for/)).toBeVisible();
    await expect(page.getByRole("button", { name: "09:30" })).toHaveAttribute("aria-pressed", "true");
  });
});

test("prints the day by person, black on white", async ({ page }) => {
  const world = await openSalon(page);
  await book(page, world, "Carla Neves", at(10));
  await book(page, world, "Diana Melo", at(9));
  await book(page, world, "Elisa Prado", at(9), world.other);
  await visit(page, `/calendar?date=${day}`);
  await expect(block(page, "Carla Neves")).toBeVisible();
  await page.mouse.move(400, 300);
  await page.getByRole("button", { name: "Display options" }).click();
  await expect(page.getByRole("button", { name: "Print the day" })).toBeVisible();
  await page.keyboard.press("Escape");
  const sheet = page.getByRole("article", { name: "Print the day" });
  await expect(sheet).toHaveCount(0);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(sheet.getByRole("table")).toHaveCount(2);
  await expect(sheet.getByRole("table").first().getByRole("row")).toHaveText([
    /^Ana Prado 2 bookings$/,
    /Time/,
    /09:00–10:00Diana MeloHaircutConfirmed/,
    /10:00–11:00Carla NevesHaircutConfirmed/,
  ]);
  await expect(page.getByRole("main")).toBeHidden();
  const colors = await sheet.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });
  expect(colors).toEqual(["rgb(26, 26, 31)", "rgb(255, 255, 255)"]);
  await page.emulateMedia({ media: "screen" });
  await expect(sheet).toHaveCount(0);
  await expect(block(page, "Carla Neves")).toBeVisible();
});
