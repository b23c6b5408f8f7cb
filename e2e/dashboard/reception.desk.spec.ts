import type { Locator, Page } from "playwright/test";
import type { Booking } from "@/lib/domains/bookings/schema";
import { expect, test } from "../browser";
import { at, book, day, openSalon, send } from "./calendar-world";
import { call, visit } from "./people";
import { speaker } from "./signed-in";
import { slowWith } from "./slow-server";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const say = speaker("en");
const block = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(name) });
const toasts = (page: Page) => page.locator("[data-sonner-toast]");
const grid = (page: Page) => page.getByRole("region", { name: say("calendar.title") });
const button = (within: Page | Locator, path: string) => within.getByRole("button", { name: say(path), exact: true });
const statusOf = async (page: Page, id: string) => (await call<Booking>(page, "GET", `/bookings/${id}`)).status;

const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const weekday = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay();
const monday = dateAfter(day, (8 - weekday(day)) % 7);
const on = (date: string, hour: number): string => at(hour).replace(/^.{10}/, date);

/** The hour's label is right below the column heads. */
async function expectOnTop(page: Page, hour: string): Promise<void> {
  const box = await grid(page).boundingBox();
  const top = (box?.y ?? 0) + 56;
  const label = grid(page).getByText(hour, { exact: true });
  await expect.poll(async () => ((await label.boundingBox())?.y ?? 0) - top).toBeGreaterThan(-20);
  expect(((await label.boundingBox())?.y ?? 0) - top).toBeLessThan(80);
}

test.describe("the calendar opens where the work is", () => {
  test("a week has its days, and a booking opened by its address its day behind it", async ({ page }) => {
    const world = await openSalon(page);

    await test.step("a week that begins with the shown day has its other days too", async () => {
      await book(page, world, "Clara Nunes", on(dateAfter(monday, 1), 10));
      await visit(page, `/calendar?date=${monday}`);
      await expect(page.getByTitle("Bruno Reis")).toBeVisible();
      await page.keyboard.press("w");
      await expect(block(page, "Clara Nunes")).toBeVisible();
    });

    await test.step("behind a booking opened by its address stands its day, and a week stays a week", async () => {
      const { id } = await book(page, world, "Carla Neves", at(10));
      await visit(page, `/calendar/${id}`);
      await expect(page).toHaveURL(new RegExp(`date=${day}`));
      await expect(block(page, "Carla Neves, Haircut")).toBeInViewport();
      await visit(page, `/calendar/${id}?view=week`);
      await expect(block(page, "Carla Neves, Haircut")).toBeVisible();
      await expect(page).toHaveURL(/view=week/);
    });
  });

  test("at night it begins with the first opening, whoever never closes", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 560 });
    await openSalon(page);
    // A time zone where it is between two and three at night.
    const away = (new Date().getUTCHours() - 2 + 24) % 24;
    const timezone = away <= 12 ? `Etc/GMT+${away}` : `Etc/GMT-${24 - away}`;
    const { project } = await call<{ project: { id: string } }>(page, "GET", "/me");
    await call(page, "PATCH", `/workspaces/${project.id}`, { timezone });
    const { data } = await call<{ data: { id: string }[] }>(page, "GET", "/schedules");
    const weekly = [1, 2, 3, 4, 5, 6, 7].map((each) => ({ weekday: each, from: "10:00", to: "18:00" }));
    await call(page, "PATCH", `/schedules/${data[0]?.id}`, { timezone, weekly });
    const van = await send<{ id: string }>(page, "/resources", { name: "Van 7", kind: "vehicle" });
    const trip = await send<{ id: string }>(page, "/services", {
      name: "Trip",
      duration_minutes: 30,
      requirements: [{ resource_id: van.id }],
    });
    const soon = new Date(Math.ceil(Date.now() / 1_800_000) * 1_800_000).toISOString();
    const customer = { name: "Night Rider", phone: "+5511980001000" };
    await send(page, "/bookings", { service_id: trip.id, start: soon, customer });
    await visit(page, "/calendar");
    await expect(block(page, "Night Rider")).toBeAttached();
    await expectOnTop(page, "10:00");
  });

  test("a closed day says when it opens, and leads there", async ({ page }) => {
    await openSalon(page);
    const { data } = await call<{ data: { id: string }[] }>(page, "GET", "/schedules");
    const weekly = [2, 3].map((each) => ({ weekday: each, from: "10:00", to: "18:00" }));
    await call(page, "PATCH", `/schedules/${data[0]?.id}`, { weekly });
    await send(page, "/resources", { name: "Van 7", kind: "vehicle" });
    await visit(page, `/calendar?date=${monday}`);
    await expect(page.getByText("Closed · next open Tue 10:00")).toBeVisible();
    await button(page, "calendar.day_after").click();
    await expect(page.getByText(/Closed/)).toHaveCount(0);
    await visit(page, `/calendar?date=${dateAfter(monday, 3)}`);
    for (const [locale, words] of [
      ["es", "Cerrado · abre el mar 10:00"],
      ["pt-BR", "Fechado · abre ter. 10:00"],
    ] as const) {
      await page.context().addCookies([{ name: "locale", value: locale, url: process.env.TURNERO_URL ?? "" }]);
      await page.reload();
      await expect(page.getByText(words)).toBeVisible();
    }
    await page.getByRole("button", { name: "ter. 10:00" }).click();
    await expect(page).toHaveURL(new RegExp(`date=${dateAfter(monday, 8)}`));
  });

  test("shows what was booked and what was moved where it now stands", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 560 });
    const world = await openSalon(page);
    await visit(page, `/calendar?date=${day}`);
    await page.keyboard.press("n");
    await expect(page.getByRole("heading", { name: say("calendar.new") })).toBeVisible();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("button", { name: "17:00" }).click();
    await drawer.getByRole("combobox", { name: say("calendar.customer") }).pressSequentially("Diana Melo");
    await drawer.getByRole("option").last().click();
    await drawer.getByLabel(say("customers.phone")).pressSequentially("5511977771234");
    await button(drawer, "calendar.confirm_booking").click();
    await expect(drawer.getByRole("heading", { name: "Diana Melo" })).toBeVisible();
    await expect(block(page, "17:00 to 18:00, Diana Melo")).toBeInViewport({ ratio: 1 });

    await button(drawer, "calendar.move").click();
    const next = dateAfter(day, 1);
    await drawer.locator(`[data-date="${next}"]`).click();
    await drawer.getByRole("button", { name: "08:00", exact: true }).click();
    await drawer.getByRole("button", { name: /^Reschedule to .*08:00$/ }).click();
    await expect(page).toHaveURL(new RegExp(`date=${next}`));
    await expect(block(page, "08:00 to 09:00, Diana Melo")).toBeInViewport({ ratio: 1 });
    expect(world.service).toMatch(/^svc_/);
  });
});

test.describe("an end that comes too early", () => {
  test("is asked about, and is taken back by the server: from its toast, by key, and later in its drawer", async ({
    page,
  }) => {
    const world = await openSalon(page);
    const { id } = await book(page, world, "Carla Neves", at(10));
    await visit(page, `/calendar/${id}?date=${day}`);
    const drawer = page.getByRole("dialog").first();
    await button(drawer, "calendar.do.no_show").click();
    const question = page.getByRole("dialog", { name: say("calendar.ask.no_show") });
    await expect(question).toContainText("10:00");
    await button(question, "calendar.do.no_show").click();
    await expect(block(page, say("calendar.status.no_show"))).toBeVisible();
    // It stays so while others work and the calendar is refetched.
    await book(page, world, "Bruna Dias", at(14));
    await expect(block(page, "Bruna Dias")).toBeVisible();
    await expect(block(page, `Carla Neves, Haircut, ${say("calendar.status.no_show")}`)).toBeVisible();
    expect(await statusOf(page, id)).toBe("no_show");
    await button(toasts(page), "common.undo").click();
    await expect(block(page, `Carla Neves, Haircut, ${say("calendar.status.confirmed")}`)).toBeVisible();
    await expect(button(drawer, "calendar.do.check_in")).toBeVisible();
    await button(drawer, "calendar.do.no_show").click();
    await button(question, "calendar.do.no_show").click();
    await expect(button(toasts(page), "common.undo")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(button(drawer, "calendar.do.check_in")).toBeVisible();
    await expect.poll(() => statusOf(page, id)).toBe("confirmed");

    await button(drawer, "calendar.do.no_show").click();
    await button(question, "calendar.do.no_show").click();
    await expect.poll(() => statusOf(page, id)).toBe("no_show");
    // The toast goes; the drawer offers the undo for a day.
    await expect(button(page, "common.undo")).toHaveCount(1, { timeout: 15_000 });
    await button(drawer, "common.undo").click();
    await expect(button(drawer, "calendar.do.check_in")).toBeVisible();
    expect(await statusOf(page, id)).toBe("confirmed");
  });

  test("is not lost with the page, and its way back stays while walking on", async ({ page }) => {
    const world = await openSalon(page);
    const { id } = await book(page, world, "Carla Neves", at(10));
    await visit(page, `/calendar/${id}?date=${day}`);
    await button(page.getByRole("dialog").first(), "calendar.do.no_show").click();
    await button(page.getByRole("dialog", { name: say("calendar.ask.no_show") }), "calendar.do.no_show").click();
    await page
      .getByRole("link", { name: say("shell.areas.customers") })
      .first()
      .click();
    await expect(page).toHaveURL(/customers/);
    await expect(button(page, "common.undo")).toBeVisible();
    expect(await statusOf(page, id)).toBe("no_show");
    await page.goto("about:blank");
    await expect.poll(() => statusOf(page, id), { timeout: 4000 }).toBe("no_show");

    // Nor with a reload right after it.
    const early = await book(page, world, "Bruna Dias", at(14));
    await visit(page, `/calendar/${early.id}?date=${day}`);
    await button(page.getByRole("dialog").first(), "calendar.do.complete").click();
    await button(page.getByRole("dialog", { name: say("calendar.ask.complete") }), "calendar.do.complete").click();
    await page.reload();
    await expect.poll(() => statusOf(page, early.id), { timeout: 4000 }).toBe("completed");
    await page.reload();
    await expect(page.getByRole("dialog").getByText(say("calendar.status.completed")).first()).toBeVisible();
  });
});

test.describe("a reload right after an end", () => {
  const endEarly = async (page: Page, id: string) => {
    await visit(page, `/calendar/${id}?date=${day}`);
    await button(page.getByRole("dialog").first(), "calendar.do.complete").click();
    await button(page.getByRole("dialog", { name: say("calendar.ask.complete") }), "calendar.do.complete").click();
    await expect(block(page, `Carla Neves, Haircut, ${say("calendar.status.completed")}`)).toBeVisible();
  };
  const drawerOf = (page: Page) => page.getByRole("dialog").first();

  test("shows the end although the server is still busy with it", async ({ page }) => {
    // Nothing else may bring the news.
    await page.route("**/events/stream*", (route) => route.abort());
    const world = await openSalon(page);
    const { id } = await book(page, world, "Carla Neves", at(10));
    const goOn = await slowWith(id);
    await endEarly(page, id);
    await page.reload();
    await expect(drawerOf(page).getByText(say("calendar.status.completed")).first()).toBeVisible();
    await expect(button(drawerOf(page), "calendar.do.check_in")).toHaveCount(0);
    await expect(block(page, `Carla Neves, Haircut, ${say("calendar.status.completed")}`)).toBeVisible();
    expect(await statusOf(page, id)).toBe("confirmed");
    await goOn();
    await expect.poll(() => statusOf(page, id)).toBe("completed");
    await expect(button(drawerOf(page), "common.undo")).toBeVisible();
    await expect(drawerOf(page).getByText(say("calendar.status.completed")).first()).toBeVisible();
  });

  test("shows it open where it was undone meanwhile", async ({ page }) => {
    const world = await openSalon(page);
    const { id } = await book(page, world, "Carla Neves", at(10));
    await endEarly(page, id);
    await expect.poll(() => statusOf(page, id)).toBe("completed");
    await button(drawerOf(page), "common.undo").click();
    await expect.poll(() => statusOf(page, id)).toBe("confirmed");
    await page.reload();
    await expect(button(drawerOf(page), "calendar.do.check_in")).toBeVisible();
    await page.waitForTimeout(1500);
    await expect(button(drawerOf(page), "calendar.do.check_in")).toBeVisible();
    await expect(drawerOf(page).getByText(say("calendar.status.completed"))).toHaveCount(0);
  });

  test("shows what became of it where somebody else was first", async ({ page }) => {
    await page.route("**/events/stream*", (route) => route.abort());
    const world = await openSalon(page);
    const { id } = await book(page, world, "Carla Neves", at(10));
    const goOn = await slowWith(id);
    const cancelled = call(page, "POST", `/bookings/${id}/cancel`, { reason: "The customer called." });
    await endEarly(page, id);
    await page.reload();
    await goOn();
    await cancelled;
    await expect(drawerOf(page).getByText(say("calendar.status.cancelled")).first()).toBeVisible();
    await expect(drawerOf(page).getByText(say("calendar.status.completed"))).toHaveCount(0);
    expect(await statusOf(page, id)).toBe("cancelled");
  });
});

test("the form of a new booking", async ({ page }) => {
  const world = await openSalon(page);

  await test.step("what was refused of a new customer is not said of the one who was found instead, and it is booked", async () => {
    await send(page, "/customers", { name: "Ana Souza", phone: "+5511987650001" });
    await visit(page, `/calendar/new?date=${day}&service=${world.service}`);
    const drawer = page.getByRole("dialog");
    const search = drawer.getByRole("combobox", { name: say("calendar.customer") });
    await drawer.getByRole("button", { name: "10:00", exact: true }).click();
    await expect(drawer.getByText(say("calendar.held_for"))).toBeVisible();
    await search.click();
    await page.keyboard.type("Zoe Nobody");
    // The lists of the form's selects have options too.
    await page.getByRole("option", { name: /Zoe Nobody/ }).click();
    await button(drawer, "calendar.confirm_booking").click();
    const phone = drawer.getByLabel(say("customers.phone"));
    await expect(phone).toHaveAttribute("aria-invalid", "true");
    await expect(phone).toBeFocused();
    await expect(drawer.getByText("This field is required.")).toBeVisible();
    await button(drawer, "calendar.search_again").click();
    await expect(search).toBeFocused();
    await page.keyboard.type("Ana Souza");
    await page.getByRole("option", { name: /^Ana Souza/ }).click();
    await expect(drawer.getByText("Ana Souza").first()).toBeVisible();
    await expect(drawer.getByText("This field is required.")).toHaveCount(0);
    await expect(drawer.getByRole("alert")).toHaveCount(0);
    await button(drawer, "calendar.confirm_booking").click();
    await expect(drawer.getByRole("heading", { name: "Ana Souza" })).toBeVisible();
    await expect(block(page, "10:00 to 11:00, Ana Souza")).toBeVisible();
  });

  await test.step("a walk-in at a taken time says who is booked and what is free, and keeps what was typed", async () => {
    await book(page, world, "Carla Neves", at(12));
    await book(page, world, "Duda Lima", at(12), world.other);
    await visit(page, `/calendar/new?date=${day}&service=${world.service}&start=${at(12)}`);
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("checkbox", { name: say("calendar.walk_in") }).click();
    await drawer.getByLabel(say("calendar.reason")).click();
    await page.keyboard.type("At the desk");
    await drawer.getByRole("combobox", { name: say("calendar.customer") }).click();
    await page.keyboard.type("Zoe Nobody");
    await page.getByRole("option", { name: /Zoe Nobody/ }).click();
    await drawer.getByLabel(say("customers.phone")).click();
    await page.keyboard.type("11987650002");
    await button(drawer, "calendar.confirm_booking").click();
    await expect(drawer.getByText("Ana Prado and Bruno Reis are already booked at that time.")).toBeVisible();
    await expect(drawer.getByLabel(say("calendar.reason"))).toHaveValue("At the desk");
    await expect(block(page, "Carla Neves")).toBeVisible();
  });

  await test.step("a new booking keeps what another service asks too, and the time that a walk-in stood in for", async () => {
    const intake_fields = [
      { key: "insurer", label: "Insurer", type: "select", required: false, options: ["Unimed", "Amil"] },
    ];
    await call(page, "PATCH", `/services/${world.service}`, { intake_fields });
    const service = await call<{ requirements: unknown[] }>(page, "GET", `/services/${world.service}`);
    await send(page, "/services", {
      name: "Second look",
      duration_minutes: 30,
      requirements: service.requirements,
      intake_fields,
    });
    await visit(page, `/calendar/new?date=${day}&service=${world.service}`);
    const drawer = page.getByRole("dialog");
    const insurer = drawer.getByLabel("Insurer");
    await insurer.focus();
    await page.keyboard.press("U");
    await expect(insurer).toHaveValue("Unimed");
    await drawer.getByLabel(say("calendar.service"), { exact: true }).focus();
    await page.keyboard.press("S");
    await expect(insurer).toHaveValue("Unimed");
    await drawer
      .getByRole("button", { name: /^\d\d:\d\d$/ })
      .first()
      .click();
    const held = drawer.getByText(say("calendar.held_for"));
    await expect(held).toBeVisible();
    const walkIn = drawer.getByRole("checkbox", { name: say("calendar.walk_in") });
    await walkIn.click();
    await expect(held).toHaveCount(0);
    await walkIn.click();
    await expect(held).toBeVisible();
  });

  await test.step("a walk-in is told everything that is missing at once, each at its field", async () => {
    const intake_fields = [
      { key: "hair", label: "Kind of hair", type: "text", required: true, options: [] },
      { key: "since", label: "Since when", type: "text", required: false, options: [] },
    ];
    await call(page, "PATCH", `/services/${world.service}`, { intake_fields });
    await visit(page, `/calendar/new?date=${day}&service=${world.service}`);
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("checkbox", { name: say("calendar.walk_in") }).click();
    await drawer.getByLabel(say("calendar.reason")).waitFor();
    const time = drawer.getByLabel(say("calendar.time"), { exact: true });
    await time.click();
    for (const key of ["Backspace", "Tab", "Backspace"]) await page.keyboard.press(key);
    await button(drawer, "calendar.confirm_booking").click();
    for (const label of ["calendar.time", "calendar.reason", "calendar.customer"]) {
      await expect(drawer.getByLabel(say(label), { exact: true }).first()).toHaveAttribute("aria-invalid", "true");
    }
    // Answers may be missing when booking by phone: the booking then shows what is still to be asked.
    await expect(drawer.getByLabel("Kind of hair")).not.toHaveAttribute("aria-invalid", "true");
    await expect(time).toBeFocused();
    await expect(drawer.getByText("Kind of hair can be asked later")).toBeVisible();
    // Once one is answered, the required ones are.
    await drawer.getByLabel("Since when").fill("May");
    await expect(drawer.getByText("can be asked later")).toHaveCount(0);
    await page.keyboard.press("Control+Enter");
    await expect(drawer.getByLabel("Kind of hair")).toHaveAttribute("aria-invalid", "true");
  });
});

test.describe("what a toast says", () => {
  test("is set in the product's type, and goes when its reader does", async ({ page }) => {
    const world = await openSalon(page);
    const { id } = await book(page, world, "Carla Neves", at(10));
    await visit(page, `/calendar/${id}?date=${day}`);
    await button(page.getByRole("dialog"), "calendar.do.check_in").click();
    // An undo stays while it is valid; a plain confirmation disappears on navigation.
    await button(toasts(page), "common.undo").click();
    const toast = page.getByText(say("common.undone"), { exact: true });
    await expect(toast).toBeVisible();
    const font = (of: Locator) => of.evaluate((element) => getComputedStyle(element).fontFamily);
    expect(await font(toast)).toBe(await font(page.locator("body")));
    await page
      .getByRole("link", { name: say("shell.areas.customers") })
      .first()
      .click();
    await expect(page).toHaveURL(/customers/);
    await expect(toast).toHaveCount(0, { timeout: 2000 });
  });
});

test("a booking is made with keys alone, and the focus comes back", async ({ page }) => {
  await openSalon(page);
  await visit(page, `/calendar?date=${day}`);
  await expect(page.getByTitle("Bruno Reis")).toBeVisible();
  const opener = page.getByRole("link", { name: say("calendar.new") });
  while (!(await opener.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
  await page.keyboard.press("n");
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("button", { name: "10:00" })).toBeVisible();
  const tabTo = async (target: Locator) => {
    for (let n = 0; n < 80; n++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error("Tab does not lead there.");
  };
  await tabTo(drawer.getByRole("button", { name: "08:00" }));
  for (let half = 0; half < 4; half++) await page.keyboard.press("ArrowRight");
  await expect(drawer.getByRole("button", { name: "10:00" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(drawer.getByRole("button", { name: "10:00" })).toHaveAttribute("aria-pressed", "true");
  await expect(drawer.getByRole("button", { name: "10:00" })).toBeFocused();
  await tabTo(drawer.getByRole("combobox", { name: say("calendar.customer") }));
  await page.keyboard.type("Diana Melo");
  await page.keyboard.press("Enter");
  await expect(drawer.getByLabel(say("customers.phone"))).toBeFocused();
  await page.keyboard.type("5511977771234");
  await page.keyboard.press("Enter");
  await expect(drawer.getByRole("heading", { name: "Diana Melo" })).toBeVisible();
  await expect(drawer).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
});
