import type { Page } from "playwright/test";
import { expect, test } from "../browser";
import { choose, chooseByPointer } from "../choose";
import { expectAccessible } from "./axe";
import { openBookingPage } from "./booking-page-world";
import { at, book, day } from "./calendar-world";
import { call, otherBrowser, settled, visit } from "./people";
import { keepPicture } from "./picture";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const time = (page: Page, start: string) => page.locator(`[data-start="${start}"]`);

async function toTimes(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.getByRole("button", { name: /Haircut/ }).tap();
  await page.locator(`[data-date="${day}"]`).tap();
}

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Phone").fill("11 98765-4321");
  await choose(page, "Kind of hair", "Long");
}

test.describe("the booking page on a phone", () => {
  test("leads a stranger to a booking, which their link moves and cancels", async ({ page, browser, baseURL }) => {
    const owner = await otherBrowser(browser, baseURL);
    const { address } = await openBookingPage(owner);
    const answer = await page.goto(address);
    expect(answer?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
    await settled(page);
    await expectAccessible(page, "booking page services");
    await page.getByRole("button", { name: /Haircut/ }).tap();
    await page.getByRole("radio", { name: "Bruno Reis" }).tap();
    await chooseByPointer(page, "Party size", "2 people");
    await page.locator(`[data-date="${day}"]`).tap();
    await expect(page.getByRole("heading", { name: "Morning" })).toBeVisible();
    await expectAccessible(page, "booking page times");
    await time(page, at(10)).tap();
    await expect(page.getByText(/Held for you for (9:\d\d|10:0\d)/)).toBeVisible();
    await page.getByLabel("Phone").fill("1");
    await page.getByRole("button", { name: "Confirm booking" }).tap();
    await expect(page.getByText("Check the number, including the area code.")).toBeVisible();
    await expectAccessible(page, "booking page details");

    const hostile = '<img src=x onerror="document.title=1">';
    await fillIn(page, hostile);
    await page.getByLabel("Anything we should know?").fill(hostile);
    await page.reload();
    await settled(page);
    await expect(page.getByText(/Held for you for/)).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue(hostile);
    await page.goBack();
    await expect(page.getByText(/We’re holding 10:00 for you/)).toBeVisible();
    await page.getByRole("button", { name: "Continue" }).tap();
    await page.getByRole("button", { name: "Confirm booking" }).tap();
    await expect(page.getByRole("heading", { name: "Booked" })).toBeVisible();
    await expect(page.getByText("Bruno Reis")).toBeVisible();
    await expect(page.getByText(/São Paulo/)).toBeVisible();
    await expectAccessible(page, "booking page done");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);

    type Made = { data: { id: string; source: string; notes: string; customer: { name: string; phone: string } }[] };
    const { data } = await call<Made>(owner, "GET", `/bookings?from=${at(9)}&to=${at(11)}`);
    expect(data).toMatchObject([
      { source: "webchat", notes: hostile, customer: { name: hostile, phone: "+5511987654321" } },
    ]);
    await visit(owner, `/calendar/${data[0]?.id}`);
    await expect(owner.getByText(hostile).first()).toBeVisible();

    await page.getByRole("link", { name: "View, reschedule or cancel" }).tap();
    await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
    await settled(page);
    await expectAccessible(page, "own booking");
    const file = await page.request.get(
      (await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href")) ?? "",
    );
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*STATUS:CONFIRMED\r\n/);
    await page.getByRole("button", { name: "Reschedule" }).tap();
    await page.locator(`[data-date="${day}"]`).tap();
    await time(page, at(15)).tap();
    await expectAccessible(page, "own booking moving");
    const sure = page.getByRole("button", { name: /^Reschedule to .*15:00/ });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const box = await sure.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= width, `inside ${width}`).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await sure.tap();
    await expect(page.getByText("Booking rescheduled.")).toBeVisible();
    await expect(page.getByText("15:00 – 16:00")).toBeVisible();
    await page.reload();
    await settled(page);
    await expect(page.getByText("15:00 – 16:00")).toBeVisible();
    await page.getByRole("button", { name: "Cancel booking" }).tap();
    await page.getByLabel("Reason").fill("I am away");
    await page.getByRole("button", { name: "Yes, cancel" }).tap();
    await expect(page.getByText("Booking cancelled.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Reschedule" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Add to calendar" })).toHaveCount(0);
    expect(await page.title()).toBe("Your booking");
  });

  test("asks again who a second booking of the same visit is for, and with whom", async ({ page }) => {
    const { owner, address } = await openBookingPage();
    await visit(page, address);
    const toDetails = async (hour: number) => {
      await page.locator(`[data-date="${day}"]`).tap();
      await time(page, at(hour)).tap();
      await expect(page.getByText(/Held for you for/)).toBeVisible();
    };
    await page.getByRole("button", { name: /Haircut/ }).tap();
    await page.getByRole("radio", { name: "Bruno Reis" }).tap();
    await toDetails(10);
    await expect(page.getByRole("radiogroup", { name: "Who is this booking for?" })).toHaveCount(0);
    await fillIn(page, "Ana Souza");
    await page.getByRole("button", { name: "Confirm booking" }).tap();
    await expect(page.getByText("+55 11 98765 4321")).toBeVisible();

    await page.getByRole("button", { name: "Book another" }).tap();
    await page.getByRole("button", { name: /Haircut/ }).tap();
    await expect(page.getByRole("radio", { name: "Anyone" })).toBeChecked();
    await toDetails(12);
    const who = page.getByRole("radiogroup", { name: "Who is this booking for?" });
    const me = who.getByRole("radio", { name: /^Me.*Ana Souza/ });
    const other = who.getByRole("radio", { name: "Somebody else" });
    // First the question, then the fields; without an answer it is the question that is wrong.
    await expect(me).toBeVisible();
    await expect(who.getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(page.getByLabel("Phone")).toHaveCount(0);
    await page.getByRole("button", { name: "Confirm booking" }).tap();
    await expect(who).toHaveAccessibleDescription("Choose who it is for.");
    await expect(me).toBeFocused();
    await expectAccessible(page, "booking page, a second booking");
    await keepPicture(page, "booking-page-again");
    await me.tap();
    await expect(who).not.toHaveAttribute("aria-invalid");
    await expect(page.getByLabel("Your name")).toHaveValue("Ana Souza");
    await other.tap();
    await expect(page.getByLabel("Their name")).toHaveValue("");
    await expect(other).toBeFocused();
    await page.reload();
    await settled(page);
    await expect(other).toBeChecked();
    await page.getByLabel("Their name").fill("Davi Souza");
    await page.getByLabel("Phone").fill("11 98765-4322");
    await choose(page, "Kind of hair", "Short");
    await page.getByRole("button", { name: "Confirm booking" }).tap();
    await expect(page.getByRole("heading", { name: "Booked" })).toBeVisible();
    await expect(page.getByText("+55 11 98765 4322")).toBeVisible();
    type Made = { data: { customer: { name: string } }[] };
    const { data } = await call<Made>(owner, "GET", `/bookings?from=${at(11)}&to=${at(14)}`);
    expect(data).toMatchObject([{ customer: { name: "Davi Souza" } }]);

    // The visitor is still the one who booked first.
    await page.getByRole("button", { name: "Book another" }).tap();
    await page.getByRole("button", { name: /Haircut/ }).tap();
    await toDetails(14);
    await expect(me).toBeVisible();
  });

  test("offers other times for a lost one, and a held one again when its minutes are over", async ({ page }) => {
    const { owner, world, address } = await openBookingPage();
    await page.clock.install();
    await toTimes(page, address);
    await expect(time(page, at(9))).toBeVisible();
    await book(owner, world, "Carla", at(9), world.chair);
    await book(owner, world, "Dora", at(9), world.other);
    await time(page, at(9)).tap();
    await expect(page.getByText("That time was just taken. Try one of these:")).toBeVisible();
    await expectAccessible(page, "booking page lost time");
    await page.locator(`[data-alternative="${at(10)}"]`).tap();
    await expect(page.getByText(/Held for you for/)).toBeVisible();
    await page.clock.fastForward("11:00");
    await expect(page.getByText("Your time is no longer on hold.")).toBeVisible();
    await page.getByRole("button", { name: "Hold it again" }).tap();
    await expect(page.getByText(/Held for you for/)).toBeVisible();
    await fillIn(page, "Eva Lima");
    await page.getByRole("button", { name: "Confirm booking" }).tap();
    await expect(page.getByRole("heading", { name: "Booked" })).toBeVisible();
  });
});
