import { expect, test } from "../browser";
import { openBookingPage } from "./booking-page-world";
import { at, day } from "./calendar-world";
import { call, visit } from "./people";
import { speaker } from "./signed-in";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const say = speaker("en");

type Made = { data: { customer: { phone: string } }[] };

for (const width of [390, 320])
  test(`the booking page is completed with a finger on ${width} px`, async ({ page }) => {
    const { owner, address } = await openBookingPage();
    await page.setViewportSize({ width, height: 844 });
    await visit(page, address);
    const { keyboard } = page;
    await page.getByRole("button", { name: /Haircut/ }).tap();
    await page.locator(`[data-date="${day}"]`).tap();
    await page.locator(`[data-start="${at(10)}"]`).tap();
    await page.getByLabel(say("booking.name")).tap();
    await keyboard.type("Dora Paz");
    const country = page.getByRole("combobox", { name: say("common.country_code") });
    await country.tap();
    await expect(page.getByRole("option", { name: "Brazil" })).toBeVisible();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide(), "with the list open").toBeLessThanOrEqual(width);
    await keyboard.type("uru");
    await page.getByRole("option", { name: "Uruguay" }).tap();
    await expect(country).toHaveValue("UY +598");
    await page.getByLabel(say("booking.phone")).tap();
    await keyboard.type("94123456");
    await page.getByLabel("Kind of hair").tap();
    await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    await expect(page.getByLabel("Kind of hair")).toHaveValue("Long");
    await expect(page.getByLabel(say("booking.phone"))).toHaveValue("094 123 456");
    expect(await wide()).toBeLessThanOrEqual(width);
    await page.getByRole("button", { name: say("booking.confirm") }).tap();
    await expect(page.getByRole("heading", { name: say("booking.done_title") })).toBeVisible();
    const { data } = await call<Made>(owner, "GET", `/bookings?from=${at(9)}&to=${at(11)}`);
    expect(data).toMatchObject([{ customer: { phone: "+59894123456" } }]);
  });
