import type { Page } from "playwright/test";
import { expect, test } from "../browser";
import { expectAccessible } from "./axe";
import { at, book, day, openSalon, send } from "./calendar-world";
import { call, visit } from "./people";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

/** A booking on screen: a block of the grid on a wide screen, a row of the day's list on a phone. */
const drawn = (page: Page, ...words: string[]) =>
  words.reduce((found, each) => found.filter({ hasText: each }), page.getByRole("link").filter({ visible: true }));

test("cancels with a reason, and takes that back", async ({ page }) => {
  const world = await openSalon(page);
  const room = await send<{ id: string }>(page, "/resources", { name: "Room 2", kind: "room" });
  const { requirements } = await call<{ requirements: object[] }>(page, "GET", `/services/${world.service}`);
  await call(page, "PATCH", `/services/${world.service}`, {
    requirements: [...requirements, { resource_id: room.id }],
  });
  const { id } = await book(page, world, "Carla Neves", at(10));
  await visit(page, `/calendar/${id}?date=${day}`);
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await page.getByLabel("Reason").fill("Is ill");
  await expectAccessible(page, "the question");
  const question = page.getByRole("dialog", { name: "Cancel this booking?" });
  const sure = question.getByRole("button", { name: "Cancel booking" });
  // What was written is still there when it could not be sent.
  await page.route("**/cancel", (route) => route.fulfill({ status: 400, json: {} }));
  await sure.click();
  await expect(question.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Reason")).toHaveValue("Is ill");
  await page.unroute("**/cancel");
  await sure.click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText("Cancelled", { exact: true }).first()).toBeVisible();
  // What it had is still told.
  for (const had of ["Ana Prado", "Room 2"])
    await expect(page.getByRole("definition").filter({ hasText: had })).toBeVisible();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Booking cancelled" })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(drawn(page, "10:00", "Carla Neves", "Haircut", "Confirmed").first()).toBeVisible();
  // After the toast is gone, the drawer offers the undo.
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await sure.click();
  await expect(question).toHaveCount(0);
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect(drawn(page, "10:00", "Carla Neves", "Haircut", "Confirmed").first()).toBeVisible();
});

test("confirms a held time from its drawer, or gives it back", async ({ page }) => {
  const world = await openSalon(page);
  const hold = (hour: number) => send<{ id: string }>(page, "/holds", { service_id: world.service, start: at(hour) });
  const [one, two, three] = [await hold(10), await hold(14), await hold(10)];
  // Opened by URL: behind it is the booking's day.
  await visit(page, `/calendar/${one.id}`);
  await expect(page).toHaveURL(`/calendar/${one.id}?date=${day}`);
  await expect(drawn(page, "14:00")).toBeVisible();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: "Confirm booking" }).click();
  await expect(drawer.getByText("Choose a customer.")).toBeVisible();
  await drawer.getByRole("combobox", { name: "Customer" }).fill("Diana Melo");
  await drawer.getByRole("option", { name: /New customer/ }).click();
  await drawer.getByLabel("Phone").fill("+55 11 97777-1234");
  await expectAccessible(page, "a held time");
  await drawer.getByRole("button", { name: "Confirm booking" }).click();
  await expect(drawer.getByRole("button", { name: "Check in" })).toBeVisible();
  await expect(drawer.getByRole("heading", { name: "Diana Melo" })).toBeVisible();
  await expect(drawn(page, "10:00", "Diana Melo", "Confirmed")).toBeVisible();
  await drawer.getByRole("tab", { name: "Stages" }).click();
  await expect(drawer.getByRole("tabpanel").getByText("Scheduled").first()).toBeVisible();

  // Whom it is for has another visit then: said, not refused.
  await visit(page, `/calendar/${three.id}?date=${day}`);
  await drawer.getByRole("combobox", { name: "Customer" }).fill("Diana Melo");
  await drawer.getByRole("option", { name: /^Diana Melo/ }).click();
  await expect(drawer.getByText("Diana Melo already has a booking at this time.")).toBeVisible();

  await visit(page, `/calendar/${two.id}?date=${day}`);
  await drawer.getByRole("button", { name: "Release hold" }).click();
  await expect(page).toHaveURL(`/calendar?date=${day}`);
  await expect(page.getByText("Hold released")).toBeVisible();
  await expect(drawn(page, "14:00")).toHaveCount(0);
});

test("shows what others do without being asked, in the catalog too", { tag: "@desk" }, async ({ page, context }) => {
  const world = await openSalon(page);
  await visit(page, `/calendar?date=${day}`);
  await expect(page.getByText("Bruno Reis").first()).toBeAttached();
  const other = await context.newPage();
  const { id } = await book(other, world, "Carla Neves", at(10));
  await expect(drawn(page, "10:00", "Carla Neves")).toBeVisible();
  await send(other, `/bookings/${id}/cancel`, {});
  await expect(drawn(page, "Carla Neves")).toHaveCount(0);
  await send(other, "/resources", { name: "Clara Dias", kind: "person" });
  await expect(page.getByText("Clara Dias").first()).toBeAttached();
});

test("speaks other languages", { tag: "@phone" }, async ({ page, context, baseURL }) => {
  const world = await openSalon(page);
  const { id } = await book(page, world, "Carla Neves", at(10));
  const speak = (value: string) => context.addCookies([{ name: "locale", value, url: baseURL ?? "" }]);
  await speak("pt-BR");
  await visit(page, `/calendar/${id}?date=${day}`);
  await expect(page.getByRole("heading", { level: 1, name: "Agenda" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancelar agendamento" })).toBeVisible();
  await speak("es");
  await visit(page, `/calendar/${id}?date=${day}`);
  await expect(page.getByRole("heading", { level: 1, name: "Calendario" })).toBeVisible();
  await expect(drawn(page, "10:00", "Carla Neves", "Haircut", "Confirmada")).toBeVisible();
});
