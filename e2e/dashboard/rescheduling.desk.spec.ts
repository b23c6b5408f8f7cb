import type { Page } from "playwright/test";
import type { Booking } from "@/lib/domains/bookings/schema";
import { expect, test } from "../browser";
import { tabTo } from "../tab-to";
import { expectAccessibleInBothLights } from "./axe";
import { at, book, day, openSalon, send } from "./calendar-world";
import { chatting } from "./chat-world";
import { call, visit } from "./people";
import { said, speaker } from "./signed-in";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const say = speaker("en");
const drawer = (page: Page) => page.getByRole("dialog").first();
const time = (page: Page, start: string) => drawer(page).locator(`[data-start="${start}"]`);
const freeTimes = (page: Page) => drawer(page).locator("[data-start]:not([aria-disabled])");
/** Along the times by the arrow. */
async function walkTo(page: Page, start: string): Promise<void> {
  for (let step = 0; step < 20; step++) {
    if (await time(page, start).evaluate((each) => each.matches(":focus"))) return;
    await page.keyboard.press("ArrowRight");
  }
  throw new Error(`The arrows do not lead to ${start}.`);
}
const button = (page: Page, name: string) => drawer(page).getByRole("button", { name, exact: true });
const startMove = async (page: Page) => {
  await drawer(page)
    .getByRole("button", { name: say("calendar.move"), exact: true })
    .click();
  await expect(drawer(page).getByRole("heading", { name: say("calendar.move_to") })).toBeFocused();
};
const openMove = async (page: Page, id: string) => {
  await visit(page, `/calendar/${id}?date=${day}`);
  await startMove(page);
};
const get = (page: Page, id: string) => call<Booking>(page, "GET", `/bookings/${id}`);
/** The booking that replaced another. */
const after = async (page: Page, id: string): Promise<Booking> => {
  await expect.poll(async () => (await get(page, id)).rescheduled_to_id).not.toBeNull();
  return get(page, (await get(page, id)).rescheduled_to_id ?? "");
};

test("a booking moves into its own time with keys alone: a time is chosen, a button moves it", async ({ page }) => {
  const world = await openSalon(page);
  const carla = await chatting(page, "Carla Neves");
  const { id } = await send<Booking>(page, "/bookings", {
    service_id: world.service,
    start: at(10),
    resource_ids: [world.chair],
    customer: { id: carla },
  });
  // Nobody else is free around it: only its own time stands in the way of half past.
  await book(page, world, "Bia Reis", at(9), world.other);
  await book(page, world, "Bia Reis", at(10), world.other);
  await book(page, world, "Bia Reis", at(11), world.other);
  await openMove(page, id);
  const { keyboard } = page;
  // The times are one Tab stop, which begins at the first that can be chosen; the booking's own is passed over.
  expect(await tabTo(page, freeTimes(page).first())).toBeLessThanOrEqual(5);
  await walkTo(page, at(9, 30));
  await keyboard.press("ArrowRight");
  await expect(time(page, at(10, 30))).toBeFocused();
  await keyboard.press("Enter");
  await expect(time(page, at(10, 30))).toHaveAttribute("aria-pressed", "true");
  expect((await get(page, id)).status).toBe("confirmed");
  expect(await tabTo(page, drawer(page).getByRole("checkbox", { name: say("notices.notify") }))).toBe(1);
  await keyboard.press("Space");
  await tabTo(page, drawer(page).getByRole("button", { name: /^Reschedule to .*10:30$/ }));
  const sent = page.waitForRequest((request) => request.url().endsWith(`/bookings/${id}/reschedule`));
  await keyboard.press("Enter");
  expect((await sent).postDataJSON()).toMatchObject({ start: at(10, 30), notify: false });
  const moved = await after(page, id);
  expect([moved.start, moved.assignee?.name]).toEqual([at(10, 30), "Ana Prado"]);
  await expect(page).toHaveURL(new RegExp(moved.id));
  await expect(drawer(page)).toBeFocused();
});

test("Control+Enter and Meta+Enter reschedule to the chosen time, from the time itself and from the checkbox", async ({
  page,
}) => {
  const world = await openSalon(page);
  for (const keys of ["Control+Enter", "Meta+Enter"])
    await test.step(keys, async () => {
      const first = await send<Booking>(page, "/bookings", {
        service_id: world.service,
        start: at(10),
        resource_ids: [world.chair],
        customer: { id: await chatting(page, "Carla Neves") },
      });
      await openMove(page, first.id);
      const { keyboard } = page;
      // Nothing is chosen yet.
      await keyboard.press(keys);
      await tabTo(page, freeTimes(page).first());
      await walkTo(page, at(10, 30));
      await keyboard.press("Enter");
      await expect(time(page, at(10, 30))).toHaveAttribute("aria-pressed", "true");
      expect((await get(page, first.id)).status).toBe("confirmed");
      await keyboard.press(keys);
      const second = await after(page, first.id);
      expect(second.start).toBe(at(10, 30));

      await expect(page).toHaveURL(new RegExp(second.id));
      await startMove(page);
      await time(page, at(15)).click();
      await tabTo(page, drawer(page).getByRole("checkbox", { name: say("notices.notify") }));
      await keyboard.press(keys);
      expect((await after(page, second.id)).start).toBe(at(15));
    });
});

test("the next available day takes the focus to that day, with keys and with the mouse", async ({ page }) => {
  const world = await openSalon(page);
  const { id } = await book(page, world, "Carla Neves", at(10));
  const dateAfter = (days: number) => new Date(Date.parse(at(12)) + days * 86_400_000).toISOString().slice(0, 10);
  const [closed, later] = [dateAfter(1), dateAfter(2)];
  const { data } = await call<{ data: { id: string }[] }>(page, "GET", "/schedules");
  await send(page, `/schedules/${data[0]?.id}/overrides`, { date: closed, intervals: [] });
  await visit(page, `/calendar/new?date=${day}&service=${world.service}`);
  const next = drawer(page).getByRole("button", { name: say("calendar.next_free_day") });
  const dayAt = (date: string) => drawer(page).locator(`[data-date="${date}"]`);
  await dayAt(closed).click();
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  await expect(dayAt(later)).toBeFocused();
  await expect(dayAt(later)).toHaveAttribute("aria-pressed", "true");
  // The times follow, after the button of the next week.
  const times = drawer(page).getByRole("toolbar", { name: say("common.times") });
  expect(await tabTo(page, times.locator("[tabindex='0']"))).toBe(2);

  await openMove(page, id);
  await dayAt(closed).click();
  await next.click();
  await expect(dayAt(later)).toBeFocused();
});

test("another person is named at the time, before the move and after it", async ({ page }) => {
  const world = await openSalon(page);
  const { id } = await book(page, world, "Carla Neves", at(10));
  await book(page, world, "Bia Reis", at(14));
  await openMove(page, id);
  await expect(time(page, at(15))).toHaveText("15:00 Same person");
  const heightOf = async (start: string) => (await time(page, start).boundingBox())?.height;
  expect(await heightOf(at(14)), "all are as high").toBe(await heightOf(at(15)));
  await expect(time(page, at(14))).toHaveText("14:00 With Bruno Reis");
  await time(page, at(15)).click();
  const warning = drawer(page).getByText("It would be with Bruno Reis instead of Ana Prado.");
  await expect(warning).toHaveCount(0);
  await time(page, at(14)).click();
  await expect(warning).toBeVisible();
  await expectAccessibleInBothLights(page, "a move to somebody else");
  await drawer(page)
    .getByRole("button", { name: /^Reschedule to .*14:00$/ })
    .click();
  expect((await after(page, id)).assignee?.name).toBe("Bruno Reis");
  await expect(page.getByText(/^Rescheduled to .*14:00 with Bruno Reis$/)).toBeVisible();
});

test("another room is named as well, in full, and the time that it has now is not a choice", async ({ page }) => {
  const world = await openSalon(page);
  const { data } = await call<{ data: { id: string }[] }>(page, "GET", "/schedules");
  const room = (name: string) =>
    send<{ id: string }>(page, "/resources", { name, kind: "room", schedule_id: data[0]?.id });
  const [one, two] = [await room("Room 1"), await room("The room beside the garden")];
  const rooms = await send<{ id: string }>(page, "/resource-groups", { name: "Rooms", resource_ids: [one.id, two.id] });
  const needs = [{ resource_id: world.chair }, { group_id: rooms.id }];
  await call(page, "PATCH", `/services/${world.service}`, { requirements: needs });
  const cleaning = { name: "Cleaning", duration_minutes: 60, requirements: [{ resource_id: one.id }] };
  const clean = await send<{ id: string }>(page, "/services", cleaning);
  const customer = { name: "Carla Neves", phone: "+5511981112233" };
  await send(page, "/bookings", { service_id: clean.id, start: at(14), customer });
  const { id } = await send<Booking>(page, "/bookings", {
    service_id: world.service,
    start: at(10),
    resource_ids: [world.chair, one.id],
    customer,
  });
  await openMove(page, id);
  const now = time(page, at(10));
  await expect(now).toHaveText("10:00 current");
  await expect(now).toHaveAttribute("aria-pressed", "false");
  await expect(now).toBeDisabled();
  await expect(button(page, say("calendar.choose_time"))).toBeDisabled();
  await expect(time(page, at(14))).toHaveText("14:00 Uses The room beside the garden");
  const note = time(page, at(14)).locator("span");
  expect(await note.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await time(page, at(14)).click();
  await expect(
    drawer(page).getByText("It would use The room beside the garden instead of Room 1.", { exact: true }),
  ).toBeVisible();
  await expectAccessibleInBothLights(page, "a move to another room");
  await drawer(page)
    .getByRole("button", { name: /^Reschedule to .*14:00$/ })
    .click();
  const held = (await after(page, id)).allocations.map(({ resource_id }) => resource_id);
  expect(held.toSorted()).toEqual([world.chair, two.id].toSorted());
});

test("the focus is with what is worked on", async ({ page }) => {
  const { id } = await book(page, await openSalon(page), "Carla Neves", at(10));
  await visit(page, `/calendar/${id}?date=${day}`);

  await test.step("a question has the focus on its words, never on an answer", async () => {
    await drawer(page)
      .getByRole("button", { name: say("calendar.do.no_show"), exact: true })
      .press("Enter");
    const question = page.getByRole("dialog", { name: say("calendar.ask.no_show") });
    await expect(question.getByRole("heading", { name: say("calendar.ask.no_show") })).toBeFocused();
    // The drawer listens for Escape until the render after this one, which no hand is quick enough for.
    await page.waitForTimeout(200);
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(drawer(page)).toBeVisible();
  });

  await test.step("a check-in is taken back from the calendar", async () => {
    await drawer(page)
      .getByRole("button", { name: say("calendar.do.check_in"), exact: true })
      .click();
    await expect.poll(async () => (await get(page, id)).status).toBe("checked_in");
    await expect(said(page, say("calendar.did.check_in"))).toBeVisible();
    await page
      .locator("[data-sonner-toast]")
      .getByRole("button", { name: say("common.undo"), exact: true })
      .click();
    await expect.poll(async () => (await get(page, id)).status).toBe("confirmed");
    await expect(drawer(page).getByRole("button", { name: say("calendar.do.check_in"), exact: true })).toBeVisible();
  });

  await test.step("the focus stays with what is worked on: a move, notes and an end", async () => {
    await startMove(page);
    const { keyboard } = page;
    await tabTo(page, drawer(page).getByRole("button", { name: say("common.cancel"), exact: true }));
    await keyboard.press("Enter");
    await expect(drawer(page).getByRole("button", { name: say("calendar.move"), exact: true })).toBeFocused();

    const note = drawer(page).getByRole("button", { name: say("calendar.add_notes") });
    await tabTo(page, note);
    await keyboard.press("Enter");
    await keyboard.type("Likes the window");
    await tabTo(page, drawer(page).getByRole("button", { name: say("common.save") }));
    await keyboard.press("Enter");
    await expect(drawer(page).getByRole("button", { name: say("calendar.edit_notes"), exact: true })).toBeFocused();

    await tabTo(page, drawer(page).getByRole("button", { name: say("calendar.do.cancel"), exact: true }), "Shift+Tab");
    await keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: say("calendar.ask.cancel") });
    await expect(question.getByLabel(say("calendar.reason"))).toBeFocused();
    await tabTo(page, question.getByRole("button", { name: say("calendar.do.cancel"), exact: true }));
    await keyboard.press("Enter");
    await expect.poll(async () => (await get(page, id)).status).toBe("cancelled");
    await expect(drawer(page).getByRole("button", { name: say("common.undo"), exact: true })).toBeFocused();
  });
});
