import type { Page } from "playwright/test";
import type { Conversation } from "@/clients/typescript/src/client";
import type { Booking } from "@/lib/domains/bookings/schema";
import { expect, test } from "../browser";
import { tabTo } from "../tab-to";
import { at, book, day, openSalon } from "./calendar-world";
import { projectOf, says, somebodyOn } from "./chat-world";
import { call, signUp, visit } from "./people";
import { said, speaker } from "./signed-in";
import { movesOf, openDepot, queueUp } from "./work-world";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const say = speaker("en");
const block = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(name) });
const undo = (page: Page) =>
  page.locator("[data-sonner-toast]").getByRole("button", { name: say("common.undo"), exact: true });
const undone = (page: Page) => expect(said(page, say("common.undone"))).toBeVisible();

/** The bookings that hold a time, and the last that the log says of each. */
async function standing(page: Page): Promise<[start: string | null, last: string | undefined][]> {
  const { data } = await call<{ data: Booking[] }>(page, "GET", "/bookings?status=confirmed,checked_in");
  return Promise.all(
    data.map(async ({ id, start }) => {
      const timeline = await call<{ data: { kind: string }[] }>(page, "GET", `/bookings/${id}/timeline`);
      return [start, timeline.data[0]?.kind] as [string | null, string | undefined];
    }),
  );
}

test("a booking that was dragged goes back to its time and its person by Ctrl+Z, once", { tag: "@desk" }, async ({
  page,
}) => {
  const world = await openSalon(page);
  await book(page, world, "Carla Neves", at(10));
  await visit(page, `/calendar?date=${day}`);
  const box = await block(page, "Carla Neves").boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 60, { steps: 4 });
  await page.mouse.move(x, y + 2 * 78, { steps: 4 });
  await page.mouse.up();
  await expect(block(page, "12:00 to 13:00, Carla Neves")).toBeVisible();
  await expect(undo(page)).toBeVisible();
  await page.keyboard.press("Control+z");
  await undone(page);
  await expect(block(page, "10:00 to 11:00, Carla Neves")).toBeVisible();
  expect(await standing(page)).toEqual([[at(10), "booking.undone"]]);
  // The toast is gone, and the keys with it.
  await page.keyboard.press("Control+z");
  await page.reload();
  await expect(block(page, "10:00 to 11:00, Carla Neves")).toBeVisible();
  expect(await standing(page)).toEqual([[at(10), "booking.undone"]]);
});

test("what came meanwhile stands: a booking at the former time, and one in the time off", async ({
  page,
  isMobile,
}) => {
  const world = await openSalon(page);

  await test.step("a reschedule that lost its former time to somebody else stays, and says so", async () => {
    const { id } = await book(page, world, "Carla Neves", at(10));
    await visit(page, `/calendar/${id}?date=${day}`);
    const press = (name: string | RegExp) => {
      const button = page.getByRole("dialog").getByRole("button", { name, exact: typeof name === "string" });
      return isMobile ? button.tap() : button.click();
    };
    await press(say("calendar.move"));
    await press("15:30");
    await press(/^Reschedule to .*15:30$/);
    await expect(undo(page)).toBeVisible();
    await book(page, world, "Diana Melo", at(10));
    if (isMobile) await undo(page).tap();
    else await undo(page).click();
    await expect(said(page, say("common.undo_taken"))).toBeVisible();
    expect((await standing(page)).map(([start]) => start)).toEqual([at(10), at(15, 30)]);
  });

  await test.step("time off comes back, but not over what was booked since", async () => {
    const path = `/resources/${world.other}/time-off`;
    await call(page, "POST", path, { start: at(9), end: at(12), reason: "Dentist" });
    const reasons = async () =>
      (await call<{ data: { reason: string }[] }>(page, "GET", path)).data.map(({ reason }) => reason);
    await visit(page, `/catalog/resources/${world.other}`);
    const remove = page.getByRole("button", { name: say("catalog.off_remove") });
    const press = (button: typeof remove) => (isMobile ? button.tap() : button.click());
    await press(remove);
    await expect.poll(reasons).toEqual([]);
    await press(undo(page));
    await expect.poll(reasons).toEqual(["Dentist"]);
    await press(remove);
    await expect.poll(reasons).toEqual([]);
    await book(page, world, "Carla Neves", at(10), world.other);
    await press(undo(page));
    await expect(said(page, say("catalog.off_booked_since"))).toBeVisible();
    expect(await reasons()).toEqual([]);
  });
});

test("an undo does not go while the focus is on it", { tag: "@desk" }, async ({ page }) => {
  const depot = await openDepot(page);
  const { id } = await queueUp(page, depot, "Ana Souza");
  const priority = async () => (await call<Booking>(page, "GET", `/bookings/${id}`)).priority;
  await visit(page, "/inbox");
  await page.getByRole("checkbox", { name: /^Select the task for/ }).press("Space");
  const bar = page.getByRole("region", { name: "Edit selected tasks" });
  await bar.getByRole("button", { name: "Priority" }).press("Enter");
  await page.getByRole("menuitem", { name: "Urgent" }).press("Enter");
  await expect(undo(page)).toBeVisible();
  expect(await priority()).toBe("urgent");
  await tabTo(page, undo(page));
  await page.waitForTimeout(12_000);
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(priority).toBe("normal");
  // Without the focus it goes.
  await expect(undo(page)).toHaveCount(0);
});

test("several tasks at once are given back at once", { tag: "@desk" }, async ({ page }) => {
  const depot = await openDepot(page);
  const tasks = [await queueUp(page, depot, "Ana Souza"), await queueUp(page, depot, "Bruno Reis")];
  await visit(page, "/inbox");
  for (const box of await page.getByRole("checkbox", { name: /^Select the task for/ }).all()) await box.press("Space");
  const bar = page.getByRole("region", { name: "Edit selected tasks" });
  await bar.getByRole("button", { name: "Run action" }).press("Enter");
  await page.getByRole("menuitem", { name: "Claim" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: /Claim/ });
  const sure = dialog.getByRole("button", { name: "Claim" });
  await sure.or(undo(page)).first().waitFor();
  if (await sure.isVisible()) await sure.press("Enter");
  await expect(undo(page)).toBeVisible();
  await page.keyboard.press("Control+z");
  for (const { id } of tasks) await expect.poll(() => movesOf(page, id)).toEqual(["created", "take", "undone"]);
});

test("who answers a conversation, whose it is and its end are each taken back", async ({ page, isMobile }) => {
  await signUp(page);
  const project = await projectOf(page);
  const rita = somebodyOn("webchat", "Rita Paz");
  const { conversation_id: id } = await says(project, rita, "Is anybody there?");
  await call(page, "POST", `/conversations/${id}/mode`, { mode: "bot" });
  const state = async () => {
    const { mode, status, assignee } = await call<Conversation>(page, "GET", `/conversations/${id}`);
    return [mode, status, assignee === null ? null : "somebody"];
  };
  const before = ["bot", "open", null];
  await visit(page, `/conversations/${id}`);
  const takeOver = async () => {
    if (!isMobile) return page.getByRole("button", { name: say("conversations.take_over") }).click();
    await page.getByRole("button", { name: say("conversations.actions") }).tap();
    await page.getByRole("menuitem", { name: say("conversations.take_over") }).tap();
  };
  const takeBack = async () => {
    await expect(undo(page)).toHaveCount(1);
    if (isMobile) await undo(page).tap();
    else await page.keyboard.press("Control+z");
  };
  await takeOver();
  await expect.poll(state).toEqual(["human", "open", "somebody"]);
  await takeBack();
  await expect.poll(state).toEqual(before);

  const resolve = page.getByRole("button", { name: say("conversations.resolve"), exact: true });
  if (isMobile) await resolve.tap();
  else await resolve.click();
  await expect.poll(state).toEqual(["bot", "resolved", null]);
  await takeBack();
  await expect.poll(state).toEqual(before);

  // The contact writes before the way back is taken: that opened it already.
  await expect(resolve).toBeVisible();
  if (isMobile) await resolve.tap();
  else await resolve.click();
  await expect.poll(state).toEqual(["bot", "resolved", null]);
  await says(project, rita, "Hello?");
  await takeBack();
  await expect(said(page, say("common.undo_changed"))).toBeVisible();
  expect((await state())[1]).toBe("open");
});

test("two customers who were merged by mistake are two again", { tag: "@desk" }, async ({ page }) => {
  await signUp(page);
  const add = (name: string) => call<{ id: string }>(page, "POST", "/customers", { name, phone: null });
  const [{ id }, other] = [await add("Ana Souza"), await add("Aninha")];
  await visit(page, `/customers/${id}`);
  await page.getByRole("button", { name: "More actions for Ana Souza" }).click();
  await page.getByRole("menuitem", { name: "Merge with another customer…" }).click();
  const dialog = page.getByRole("dialog", { name: "Merge Ana Souza with another customer" });
  await dialog.getByRole("searchbox").fill("aninha");
  await dialog.getByRole("button", { name: /Aninha/ }).click();
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await undo(page).click();
  await undone(page);
  expect(await call<{ name: string }>(page, "GET", `/customers/${other.id}`)).toMatchObject({ name: "Aninha" });
});
