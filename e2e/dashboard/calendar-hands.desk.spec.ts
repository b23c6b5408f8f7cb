import type { Page } from "playwright/test";
import { expect, test } from "../browser";
import { choose } from "../choose";
import { expectAccessible, expectAccessibleInBothLights } from "./axe";
import { at, book, day, openSalon, send, type World } from "./calendar-world";
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
      "+55 11",
    ])
      await expect(card(page)).toContainText(words);
    await expect(card(page)).not.toContainText("and gloves");
    await expect(card(page), "who points at it has no keys to be told").not.toContainText("Space picks it up");
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
  test("moves a booking, or says why it stays", async ({ page }) => {
    const world = await openSalon(page);
    await book(page, world, "Carla Neves", at(10));

    await test.step("lifts, moves, drops and undoes; Escape puts it back", async () => {
      await visit(page, `/calendar?date=${day}`);
      await expect(block(page, "Carla Neves")).toBeVisible();
      const words = page.getByRole("status").filter({ hasText: "Arrows move it" });
      await page.keyboard.press("j");
      await expect(block(page, "Carla Neves")).toBeFocused();
      await expect(card(page)).toContainText("Space picks it up");
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
      await expect(page.getByText(/Rescheduled to .*10:30 with Bruno Reis\. Nobody will be told\./)).toBeVisible();
      await expect(block(page, "10:30 to 11:30, Carla Neves")).toBeFocused();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(block(page, "10:00 to 11:00, Carla Neves")).toBeVisible();
      await page.reload();
      await expect(block(page, "10:00 to 11:00, Carla Neves")).toBeVisible();
    });

    await test.step("says what is in the way, and the refusal gives the booking back with its focus", async () => {
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
      await expect(page.getByText(/Ana Prado is already booked at that time/)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(block(page, "10:00 to 11:00, Carla Neves")).toBeFocused();
    });

    await test.step("says why one that is over stays where it is", async () => {
      const { id } = await book(page, world, "Bia Reis", at(9));
      await send(page, `/bookings/${id}/check-in`, {});
      await visit(page, `/calendar?date=${day}`);
      await expect(block(page, "Bia Reis")).toBeVisible();
      await page.keyboard.press("j");
      await expect(card(page)).toBeVisible();
      await expect(card(page)).not.toContainText("Space picks it up");
      await page.keyboard.press("Space");
      await expect(page.getByText("A booking that is “In progress” can’t be moved.")).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`/calendar/${id}`));
      await expect(page.getByRole("dialog")).toContainText("09:00");
    });
  });

  test("a refusal names its booking, has the focus and gives it back; another panel dismisses it", async ({ page }) => {
    const world = await openSalon(page);
    await page.setViewportSize({ width: 1440, height: 1300 });
    await book(page, world, "Carla Neves", at(16));
    await book(page, world, "Diana Melo", at(10), world.other);
    await visit(page, `/calendar?date=${day}`);
    await expect(block(page, "Carla Neves")).toBeVisible();
    const refusal = (times: string) => page.getByRole("region", { name: new RegExp(`^Carla Neves: .*${times}$`) });
    const moveDown = async (times: number) => {
      for (const key of ["Space", ...Array(times).fill("ArrowDown"), "Enter"]) await page.keyboard.press(key);
    };
    await page.keyboard.press("j");
    await expect(block(page, "Carla Neves")).toBeFocused();
    await expect(card(page)).toBeVisible();
    await moveDown(3);
    const closed = refusal("16:00 → 17:30");
    await expect(closed.getByRole("heading")).toBeFocused();
    await expect(closed).toContainText("It’s closed at that time.");
    await expectAccessible(page, "a refused move");
    await page.keyboard.press("Escape");
    await expect(closed).toHaveCount(0);
    await expect(block(page, "16:00 to 17:00, Carla Neves")).toBeFocused();

    await moveDown(3);
    await expect(closed.getByRole("heading")).toBeFocused();
    await closed.getByRole("textbox", { name: "Reason" }).fill("She cannot come earlier");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/Rescheduled to .*17:30/)).toBeVisible();
    await expect(block(page, "17:30 to 18:30, Carla Neves")).toBeFocused();

    await moveDown(1);
    await expect(refusal("17:30 → 18:00").getByRole("heading")).toBeFocused();
    await block(page, "Diana Melo").click();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Diana Melo" })).toBeVisible();
    await expect(refusal("17:30 → 18:00")).toHaveCount(0);
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

test("what has the focus is not under the heading of the calendar", async ({ page }) => {
  const world = await openSalon(page);
  await page.setViewportSize({ width: 1440, height: 560 });
  for (let hour = 8; hour < 18; hour++) await book(page, world, `Customer ${hour}`, at(hour));
  await visit(page, `/calendar?date=${day}`);
  await expect(block(page, "Customer 8")).toBeVisible();
  const grid = page.getByRole("region", { name: "Calendar" });
  const headed = async () => {
    const [heading, focused] = [await grid.boundingBox(), await page.locator(":focus").boundingBox()];
    return (focused?.y ?? 0) - ((heading?.y ?? 0) + 56);
  };
  for (let n = 0; n < 10; n++) await page.keyboard.press("j");
  await expect(block(page, "Customer 17")).toBeFocused();
  for (let hour = 16; hour >= 8; hour--) {
    await page.keyboard.press(hour % 2 ? "k" : "Shift+Tab");
    await expect(block(page, `Customer ${hour},`)).toBeFocused();
    expect(await headed()).toBeGreaterThanOrEqual(0);
  }
});

test.describe("finding a time", () => {
  test("jumps to the first free time of a service, which has the focus, and begins a booking there", async ({
    page,
  }) => {
    const world = await openSalon(page);
    // A low window, and nobody before the last hour of the day.
    await page.setViewportSize({ width: 1440, height: 560 });
    for (const chair of [world.chair, world.other])
      await send(page, `/resources/${chair}/time-off`, { start: new Date().toISOString(), end: at(17) });
    await visit(page, `/calendar?date=${day}`);
    await page.keyboard.press("f");
    const found = page.getByRole("dialog", { name: "Find a time" });
    await expect(found.getByRole("combobox", { name: "Service" })).toBeFocused();
    await expect(found.getByRole("button", { name: "First available" })).toBeDisabled();
    await expect(found).toContainText("Choose a service: the times at which it can be booked are then marked.");
    await choose(found, "Service", "Haircut");
    await found.getByRole("button", { name: "First available" }).press("Enter");
    await expect(found).toHaveCount(0);
    const first = page.getByRole("link", { name: /^Free 17:00–18:00.*Ana Prado/ });
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, "the first free time");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/Held for you for/)).toBeVisible();
    await expect(page.getByRole("button", { name: "17:00" })).toHaveAttribute("aria-pressed", "true");
    // Service and time are chosen: the customer is asked for.
    await expect(page.getByRole("combobox", { name: "Customer" })).toBeFocused();
  });

  test("marks only what can be booked, whatever else the service needs", async ({ page }) => {
    const world = await openSalon(page);
    const room = await send<{ id: string }>(page, "/resources", { name: "Room 1", kind: "room" });
    const { requirements } = await call<{ requirements: object[] }>(page, "GET", `/services/${world.service}`);
    await call(page, "PATCH", `/services/${world.service}`, {
      requirements: [...requirements, { resource_id: room.id }],
    });
    // Bruno has the room from 12 to 17: Ana is free then, and cannot be booked.
    for (let hour = 12; hour < 17; hour++) await book(page, world, `Customer ${hour}`, at(hour), world.other);
    await visit(page, `/calendar?date=${day}&gaps=${world.service}`);
    const gapsOf = (id: string) => page.locator(`[data-column="${id}"] >> [data-gap]`);
    for (const id of [world.chair, world.other, room.id])
      await expect(gapsOf(id)).toHaveText([/Free 08:00–12:00/, /Free 17:00–18:00/]);
    // Who has none says why.
    await expect(page.locator("[data-no-gap]")).toHaveCount(0);
    const desk = await send<{ id: string }>(page, "/resources", { name: "Desk", kind: "room" });
    await send(page, `/resources/${world.other}/time-off`, { start: at(17), end: at(18) });
    await send(page, `/resources/${world.other}/time-off`, { start: at(8), end: at(12) });
    await visit(page, `/calendar?date=${day}&gaps=${world.service}`);
    const noneOf = (id: string) => page.locator(`[data-column="${id}"] >> [data-no-gap]`);
    await expect(noneOf(desk.id)).toContainText("Doesn’t offer Haircut");
    await expect(noneOf(world.other)).toContainText("No free time on this day");
    await gapsOf(world.chair).last().click();
    await expect(page.getByText(/Held for you for/)).toBeVisible();
    await expect(page.getByRole("button", { name: "17:00" })).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByLabel("With", { exact: true })).toHaveValue(world.chair);
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
    // A click means the time under it.
    await page.getByRole("link", { name: /Free 12:00–18:00/ }).click({ position: { x: 60, y: 2.6 * 78 } });
    await expect(page.getByText(/Held for you for/)).toBeVisible();
    await expect(page.getByRole("button", { name: "14:30" })).toHaveAttribute("aria-pressed", "true");
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
