import type { Locator, Page } from "playwright/test";
import { expect, test } from "../browser";
import { at, book, day, openSalon, send } from "./calendar-world";
import { call, visit, withoutBrowser } from "./people";
import { speaker } from "./signed-in";
import { movesOf, openDepot, queueUp } from "./work-world";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const say = speaker("en");

/** Whole and above the fold, without scrolling. */
async function expectInSight(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const box = await target.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

test.describe("the main button of a long form on a phone", () => {
  test("is in sight when a customer moves their own booking", async ({ page }) => {
    const owner = await withoutBrowser();
    const world = await openSalon(owner);
    const { id } = await book(owner, world, "Carla Neves", at(10));
    const { url } = await call<{ url: string }>(owner, "POST", `/bookings/${id}/customer-link`, {});
    await visit(page, new URL(url).pathname);
    await page.getByRole("button", { name: say("booking.move") }).tap();
    await page.locator(`[data-date="${day}"]`).tap();
    await page.locator(`[data-start="${at(11)}"]`).tap();
    const move = page.getByRole("button", { name: /11:00/ }).last();
    await expectInSight(page, move);
    await move.tap();
    await expect(page.getByText(say("booking.moved"))).toBeVisible();
  });

  test("is in sight in a new booking from the first field on", async ({ page }) => {
    const world = await openSalon(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await visit(page, `/calendar/new?date=${day}&service=${world.service}`);
    await expect(page.getByRole("button", { name: "10:00" })).toBeVisible();
    await expectInSight(page, page.getByRole("button", { name: say("calendar.confirm_booking") }));
  });
});

test("a driver takes back what was completed by mistake; what stays is sent once", async ({ page }) => {
  const depot = await openDepot(page);
  const task = await queueUp(page, depot, "Ana Souza", { due_at: at(10) });
  const other = await queueUp(page, depot, "Bruno Reis", { due_at: at(11) });
  for (const step of ["take", "start"]) await send(page, `/bookings/${other.id}/actions/${step}`, {});
  await visit(page, "/my-work");
  const cardOf = (name: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  const [card, next] = [cardOf("Ana Souza"), cardOf("Bruno Reis")];
  await card.getByRole("button", { name: "Claim" }).tap();
  // The card has moved to another list, and the focus with it.
  await expect(card.getByRole("button", { name: "Start" })).toBeFocused();
  // A double tap: the second finds the next step where the first one was, and then the next card.
  const double = async (x: number, y: number) => {
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(200);
    await page.touchscreen.tap(x, y);
  };
  await page.waitForTimeout(500);
  const starts = card.getByRole("button", { name: "Start" });
  await starts.tap({ trial: true });
  const start = await starts.boundingBox();
  await double((start?.x ?? 0) + 20, (start?.y ?? 0) + 20);
  await expect(card.getByRole("button", { name: "Complete" })).toBeVisible();
  await page.waitForTimeout(500);
  const completes = card.getByRole("button", { name: "Complete" });
  await completes.tap({ trial: true }); // In sight and at rest.
  const complete = await completes.boundingBox();
  const [x, y] = [(complete?.x ?? 0) + 20, (complete?.y ?? 0) + 20];
  await double(x, y);
  await expect(card).toHaveCount(0);
  // The steps before it have an undo of their own.
  const ended = page.locator("[data-sonner-toast]", { hasText: "Done" });
  await ended.getByRole("button", { name: say("common.undo") }).tap();
  await expect(card.getByRole("button", { name: "Complete" })).toBeVisible();
  const undone = ["created", "take", "start", "complete", "undone"];
  await expect.poll(() => movesOf(page, task.id)).toEqual(undone);

  await card.getByRole("button", { name: "Complete" }).tap();
  await expect(next.getByRole("heading")).toBeFocused();
  await expect.poll(() => movesOf(page, task.id)).toEqual([...undone, "complete"]);
  expect(await movesOf(page, other.id)).toEqual(["created", "take", "start"]);
  await expect(card).toHaveCount(0);
  // The toast goes; tasks ended within a day are listed below, each with its undo.
  await expect(page.getByRole("button", { name: say("common.undo") })).toHaveCount(1, { timeout: 15_000 });
  const done = page.getByRole("region", { name: say("work.mine.done") });
  await done.getByRole("button", { name: say("common.undo") }).tap();
  await expect(card.getByRole("button", { name: "Complete" })).toBeVisible();
  expect(await movesOf(page, task.id)).toEqual([...undone, "complete", "undone"]);
});

test("what was booked on the booking page says so", async ({ page }) => {
  const world = await openSalon(page);
  const { project } = await call<{ project: { slug: string } }>(page, "GET", "/me");
  const held = await call<{ id: string; token: string }>(page, "POST", `/public/pages/${project.slug}/holds`, {
    service_id: world.service,
    start: at(10),
  });
  const { id, token } = held;
  const customer = { name: "Rita Paz", phone: "+5511977770001" };
  await call(page, "POST", `/public/pages/${project.slug}/holds/${id}/confirm`, { token, customer });
  await visit(page, `/calendar/${id}?date=${day}`);
  await expect(page.getByRole("dialog").getByText(say("calendar.sources.booking_page"))).toBeVisible();
});
