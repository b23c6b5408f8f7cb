import type { Locator, Page } from "playwright/test";
import { expect, test } from "../browser";
import { choose } from "../choose";
import { expectAccessible, expectAccessibleInBothLights } from "./axe";
import { at, book, day, openSalon, send } from "./calendar-world";
import { call, visit } from "./people";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const block = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(name) });

/** Drags a booking by a number of pixels, in steps. */
async function dragBy(page: Page, name: string, x: number, y: number): Promise<void> {
  const box = await block(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not drawn.`);
  await page.mouse.move(box.x + 40, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 40 + x / 2, box.y + 10 + y / 2, { steps: 4 });
  await page.mouse.move(box.x + 40 + x, box.y + 10 + y, { steps: 4 });
  await page.mouse.up();
}

const hour = 78;

test.describe("the calendar at a desk", () => {
  test("books from an empty spot: the time is held, then confirmed", async ({ page }) => {
    const world = await openSalon(page);
    const known = await book(page, world, "Carla Neves", at(9));
    await visit(page, `/calendar?date=${day}`);
    const nine = await block(page, "Carla Neves").boundingBox();
    if (!nine) throw new Error("Nothing is drawn.");
    await page.mouse.click(nine.x + 60, nine.y + 3 * hour + 5);
    await choose(page, "Service", "Haircut");
    await expect(page.getByText(/Held for you for/)).toBeVisible();
    await expect(page.getByRole("button", { name: "12:00" })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Confirm booking" }).click();
    await expect(page.getByText("Choose a customer.")).toBeVisible();
    await page.getByRole("combobox", { name: "Customer" }).fill("Diana Melo");
    await page.getByRole("option", { name: /New customer/ }).click();
    await page.getByLabel("Phone").fill("+55 11 97777-1234");
    await page.getByLabel("Email").fill("diana@example.com");
    await expectAccessible(page, "a new booking");
    await page.getByRole("button", { name: "Confirm booking" }).click();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Diana Melo" })).toBeVisible();
    await expect(block(page, "12:00 to 13:00, Diana Melo, Haircut, Confirmed")).toBeVisible();
    const { data: found } = await call<{ data: { email: string }[] }>(page, "GET", "/customers?q=Diana");
    expect(found.map(({ email }) => email)).toEqual(["diana@example.com"]);
    await page.reload();
    await expect(page.getByRole("dialog").getByText("Haircut")).toBeVisible();
    expect(known.id).toMatch(/^bkg_/);
  });

  test("holds a time while its form is open, walks by keys, and cuts no names", async ({ page }) => {
    const world = await openSalon(page);

    await test.step("gives a held time back when the form is left", async () => {
      await visit(page, `/calendar/new?date=${day}&service=${world.service}&start=${at(10)}&with=${world.chair}`);
      await expect(page.getByText(/Held for you for/)).toBeVisible();
      await expect(page.locator("[data-booking]")).toHaveCount(1);
      await expect(page.locator("[data-booking]")).toContainText(/10:00held, (9|10) min left/);
      await page.keyboard.press("Escape");
      await expect(page.locator("[data-booking]")).toHaveCount(0);
      await expect(page).toHaveURL(`/calendar?date=${day}`);
    });

    await test.step("walks through time and views by its keys, and keeps them in the address", async () => {
      await expect(page.getByTitle("Bruno Reis")).toBeVisible();
      await page.keyboard.press("w");
      await expect(page).toHaveURL(/view=week/);
      await page.keyboard.press("d");
      await expect(page).not.toHaveURL(/view=week/);
      await page.keyboard.press("ArrowRight");
      await expect(page).not.toHaveURL(new RegExp(`date=${day}`));
      await page.keyboard.press("t");
      await expect(page).toHaveURL("/calendar");
      await page.keyboard.press("n");
      await expect(page.getByRole("heading", { name: "New booking" })).toBeVisible();
    });

    await test.step("cuts neither the names of its columns nor how long a time is held", async () => {
      const names = ["Heitor Vasconcelos", "Aparelho de eletroterapia 1", "Ginásio de fisioterapia"];
      for (const name of [...names, "Room 1", "Room 2", "Room 3"])
        await send(page, "/resources", { name, kind: "room", capacity: name.startsWith("G") ? 8 : 1 });
      await send(page, "/holds", { service_id: world.service, start: at(10), resource_ids: [world.chair] });
      await visit(page, `/calendar?date=${day}`);
      await expect(page.locator("[data-booking] [role=timer]")).toHaveText(/min left/);
      const isCut = (shown: Locator) =>
        shown.evaluate(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth || scrollHeight > clientHeight,
        );
      expect(await isCut(page.locator("[data-booking] [role=timer]"))).toBe(false);
      for (const name of names) {
        expect(await isCut(page.getByTitle(name)), name).toBe(false);
        expect(await isCut(page.getByTitle(name).locator("+ span")), `what is below ${name}`).toBe(false);
      }
    });
  });

  test("moves by dragging, explains a conflict, takes an alternative, and undoes", async ({ page }) => {
    const world = await openSalon(page);
    await book(page, world, "Carla Neves", at(10));
    await book(page, world, "Diana Melo", at(12));
    await visit(page, `/calendar?date=${day}`);
    const { x, y, ...size } = (await block(page, "Carla Neves").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + 40, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 10 + 2 * hour, { steps: 8 });
    // As tall as the booking, with what is in the way below it.
    const ghost = page.locator("[data-ghost]");
    await expect(ghost).toContainText("Booked: Diana Melo");
    expect((await ghost.boundingBox())?.height).toBeCloseTo(size.height, 0);
    await page.mouse.up();
    await expect(page.getByText(/Ana Prado is already booked at that time\. .* are available\./)).toBeVisible();
    await expect(page.getByRole("button", { name: "10:00", exact: true })).toHaveCount(0);
    await expect(block(page, "10:00 to 11:00, Carla Neves")).toBeVisible();
    // It is chosen first: the button moves.
    const other = page.getByRole("button", { name: "13:00", exact: true });
    await expect(page.getByRole("button", { name: "Choose a time" })).toBeDisabled();
    await other.click();
    await expect(other).toHaveAttribute("aria-pressed", "true");
    await expect(block(page, "10:00 to 11:00, Carla Neves")).toBeVisible();
    await page.getByRole("button", { name: /^Reschedule to .*13:00$/ }).click();
    await expect(block(page, "13:00 to 14:00, Carla Neves")).toBeVisible();
    await expect(page.getByText(/Rescheduled to/)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(block(page, "10:00 to 11:00, Carla Neves")).toBeVisible();
    await page.reload();
    await expect(block(page, "10:00 to 11:00, Carla Neves")).toBeVisible();
  });

  test("says what a refused move lacks: the room, somebody who is off, or the notice", async ({ page }) => {
    const world = await openSalon(page);
    await page.setViewportSize({ width: 1440, height: 1300 });
    const room = await send<{ id: string }>(page, "/resources", { name: "Room 1", kind: "room" });
    const { requirements } = await call<{ requirements: object[] }>(page, "GET", `/services/${world.service}`);
    const change = (body: object) => call(page, "PATCH", `/services/${world.service}`, body);
    await change({ requirements: [...requirements, { resource_id: room.id }] });
    await book(page, world, "Carla Neves", at(10));
    await book(page, world, "Diana Melo", at(12), world.other);
    await send(page, `/resources/${world.chair}/time-off`, { start: at(14), end: at(15), reason: "Course" });
    await visit(page, `/calendar?date=${day}&kind=person`);
    const refused = page.getByRole("alert").filter({ hasText: "The booking is back at its original time." });
    await dragBy(page, "Carla Neves", 0, 2 * hour);
    await expect(refused).toContainText("Room 1 is already booked at that time.");
    await dragBy(page, "Carla Neves", 0, 4 * hour);
    await expect(refused).toContainText("Ana Prado is off at that time.");
    await change({ min_notice_minutes: 30 * 24 * 60 });
    await dragBy(page, "Carla Neves", 0, hour);
    await expect(refused).toContainText("This service needs a notice of 720 hr.");
    await expect(block(page, "10:00 to 11:00, Carla Neves")).toBeVisible();
  });

  test("lets a member insist with a reason, and is worked with the keyboard alone", async ({ page }) => {
    const world = await openSalon(page);

    await test.step("says why a time is no good, and lets a member insist with a reason", async () => {
      // All hours fit: near an edge the calendar would scroll.
      await page.setViewportSize({ width: 1440, height: 1300 });
      await book(page, world, "Carla Neves", at(16));
      await visit(page, `/calendar?date=${day}`);
      await dragBy(page, "Carla Neves", 0, 1.5 * hour);
      await expect(page.getByText("It’s closed at that time.")).toBeVisible();
      await page.getByRole("textbox", { name: "Reason" }).fill("She cannot come earlier");
      await page.getByRole("button", { name: "Reschedule anyway" }).click();
      await expect(block(page, "17:30 to 18:30, Carla Neves")).toBeVisible();
    });

    await test.step("moves and ends a booking from the drawer with the keyboard alone", async () => {
      await book(page, world, "Diana Melo", at(10));
      await visit(page, `/calendar?date=${day}`);
      await expect(block(page, "Diana Melo")).toBeVisible();
      await page.keyboard.press("j");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Reschedule", exact: true }).press("Enter");
      await page.getByRole("button", { name: "15:30" }).press("Enter");
      await page.getByRole("button", { name: /^Reschedule to .*15:30$/ }).press("Enter");
      await expect(block(page, "15:30 to 16:30, Diana Melo")).toBeVisible();
      await page.getByRole("button", { name: "Check in" }).press("Enter");
      await expect(block(page, "15:30 to 16:30, Diana Melo, Haircut, In progress")).toBeVisible();
      const complete = page.getByRole("button", { name: "Complete", exact: true });
      await expect(complete).toBeEnabled();
      await complete.press("Enter");
      await page
        .getByRole("dialog", { name: "Complete it before it starts?" })
        .getByRole("button", { name: "Complete" })
        .press("Enter");
      await expect(block(page, "15:30 to 16:30, Diana Melo, Haircut, Completed")).toBeVisible();
      await expect(page.getByRole("button", { name: "Check in" })).toHaveCount(0);
    });
  });

  test("is accessible by day and by night", async ({ page }) => {
    const world = await openSalon(page);
    await visit(page, "/calendar");
    await expectAccessibleInBothLights(page, "an empty day");
    const { id } = await book(page, world, "Carla Neves", at(10));
    await send(page, "/holds", { service_id: world.service, start: at(12) });
    await send(page, `/resources/${world.other}/time-off`, { start: at(14), end: at(16), reason: "Course" });
    await visit(page, `/calendar?date=${day}`);
    await expect(page.getByText("Course")).toBeVisible();
    await expectAccessibleInBothLights(page, "a day");
    await page.getByRole("button", { name: /^[A-Z][a-z]+, [A-Z]/ }).click();
    await expect(page.getByRole("button", { name: "Next month" })).toBeVisible();
    await expectAccessibleInBothLights(page, "the month");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Next month" })).toHaveCount(0);
    await page.keyboard.press("w");
    await expect(page).toHaveURL(/view=week/);
    await expect(block(page, "Carla Neves")).toBeVisible();
    await expectAccessibleInBothLights(page, "a week");
    await block(page, "Carla Neves").click();
    await expect(page).toHaveURL(new RegExp(`/calendar/${id}`));
    await page.getByRole("button", { name: "Reschedule", exact: true }).click();
    await expect(page.getByRole("button", { name: "15:30" })).toBeVisible();
    await expectAccessibleInBothLights(page, "a booking");
  });
});
