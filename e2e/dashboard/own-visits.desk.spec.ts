import type { Page } from "playwright/test";
import { expect, test } from "../browser";
import { expectAccessible } from "./axe";
import { openBookingPage } from "./booking-page-world";
import { at, book, day, openSalon, send } from "./calendar-world";
import { call, otherBrowser, settled, visit, withoutBrowser } from "./people";
import { speaker } from "./signed-in";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const say = speaker("en");

const warning = (page: Page) => page.getByRole("status").filter({ hasText: say("booking.own_visits") });
const confirm = (page: Page) => page.getByRole("button", { name: say("booking.confirm") });

async function toDetails(page: Page, hour: number): Promise<void> {
  await page.getByRole("button", { name: /Haircut/ }).click();
  await page.locator(`[data-date="${day}"]`).click();
  await page.locator(`[data-start="${at(hour)}"]`).click();
  await expect(page.getByRole("heading", { name: say("booking.details") })).toBeFocused();
}

async function fillIn(page: Page, phone: string): Promise<void> {
  await page.getByLabel(say("booking.name")).fill("Carla Neves");
  await page.getByLabel(say("booking.phone")).fill(phone);
  await page.getByLabel("Kind of hair").focus();
  await page.keyboard.press("ArrowDown");
}

test("who books or moves onto another visit of theirs is warned on this device, and nobody else", async ({
  page,
  browser,
  baseURL,
}) => {
  const { address } = await openBookingPage();
  const phone = "+55 11 98888-7777";
  await visit(page, address);
  await toDetails(page, 10);
  await fillIn(page, phone);
  await confirm(page).click();
  await expect(page.getByRole("heading", { name: say("booking.done_title") })).toBeVisible();

  // In another tab of the same browser, with the same phone.
  const again = await page.context().newPage();
  await visit(again, address);
  await toDetails(again, 10);
  await expect(warning(again)).toHaveCount(0);
  await fillIn(again, "+55 11 97777-1111");
  await expect(warning(again)).toHaveCount(0);
  await again.getByLabel(say("booking.phone")).fill(phone);
  await expect(warning(again)).toContainText("Haircut · 10:00 – 11:00");
  await confirm(again).hover();
  await expect(warning(again)).toBeInViewport({ ratio: 1 });
  await expectAccessible(again, "booking page, another visit");
  await confirm(again).click();
  await expect(again.getByRole("heading", { name: say("booking.done_title") })).toBeVisible();

  // Somebody else who types that phone learns nothing.
  const stranger = await otherBrowser(browser, baseURL);
  await visit(stranger, address);
  await toDetails(stranger, 9);
  await fillIn(stranger, phone);
  await stranger.getByLabel(say("booking.email")).fill("eve@example.com");
  await expect(warning(stranger)).toHaveCount(0);

  // By the link the second one is moved away and would be moved back.
  await again.getByRole("link", { name: say("booking.see_move_cancel") }).click();
  await again.waitForURL(/\/m\//);
  await settled(again);
  const moveTo = async (hour: number) => {
    await again.getByRole("button", { name: say("booking.move"), exact: true }).click();
    await again.locator(`[data-start="${at(hour)}"]`).click();
  };
  const move = again.getByRole("button", { name: /^Reschedule to/ });
  await moveTo(13);
  await expect(move).toBeEnabled();
  await expect(warning(again)).toHaveCount(0);
  await move.click();
  await expect(again.getByText(say("booking.moved"))).toBeFocused();
  await moveTo(10);
  await expect(warning(again)).toContainText("Haircut · 10:00 – 11:00");
  await move.hover();
  await expect(warning(again)).toBeInViewport({ ratio: 1 });
  await expectAccessible(again, "own booking, another visit");
  await move.click();
  await expect(again.getByText(say("booking.moved"))).toBeFocused();
});

test("a link that the team gave warns of what else they have booked for its customer", async ({ page }) => {
  const owner = await withoutBrowser();
  const world = await openSalon(owner);
  const { id } = await book(owner, world, "Carla Neves", at(10));
  const { customer } = await call<{ customer: { id: string } }>(owner, "GET", `/bookings/${id}`);
  await send(owner, "/bookings", { service_id: world.service, start: at(14), customer: { id: customer.id } });
  const { url } = await call<{ url: string }>(owner, "POST", `/bookings/${id}/customer-link`, {});
  await visit(page, new URL(url).pathname);
  await page.getByRole("button", { name: say("booking.move"), exact: true }).click();
  await page.locator(`[data-start="${at(13, 30)}"]`).click();
  await expect(warning(page)).toContainText("Haircut · 14:00 – 15:00");
  await page.locator(`[data-start="${at(12)}"]`).click();
  await expect(warning(page)).toHaveCount(0);
});
