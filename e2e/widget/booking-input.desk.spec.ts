import type { Browser, Page } from "playwright/test";
import { expect, test } from "../browser";
import { addService, call } from "../dashboard/people";
import { speaker } from "../dashboard/signed-in";
import { tabTo } from "../tab-to";
import { chat, expectAccessible, launcher, openShop, openSite } from "./site";

test.use({ locale: "en" });

const say = speaker("en");

type Made = { data: { intake: object; customer: { name: string; phone: string } }[] };

/** A shop whose owner uses `page`, and a visitor of its site. */
async function openVisit(page: Page, browser: Browser, baseURL: string | undefined) {
  const { key, put } = await openShop(page);
  const length = { key: "length", label: "Length", type: "select", options: ["Short", "Long"], required: true };
  await addService(page, { intake_fields: [length] });
  const site = await openSite(key, baseURL ?? "");
  await put({ allowed_origins: [site.origin] });
  const visitor = await (await browser.newContext({ locale: "en" })).newPage();
  await visitor.goto(site.origin);
  await launcher(visitor).waitFor();
  return { visitor, inside: chat(visitor), stop: site.stop };
}

const booked = async (page: Page) => (await call<Made>(page, "GET", "/bookings")).data;

test("a visitor books inside the chat with keys alone", async ({ page, browser, baseURL }) => {
  const { visitor, inside, stop } = await openVisit(page, browser, baseURL);
  const { keyboard } = visitor;
  await tabTo(visitor, launcher(visitor));
  await keyboard.press("Enter");
  await tabTo(visitor, inside.getByRole("button", { name: say("widget.book") }));
  await keyboard.press("Enter");
  await tabTo(visitor, inside.getByRole("button", { name: /Haircut/ }));
  await keyboard.press("Enter");
  // One Tab stop for the days and one for the times, as on the booking page.
  await tabTo(visitor, inside.locator(".wc-day").first());
  for (let step = 0; step < 2; step++) await keyboard.press("ArrowRight");
  await expect(inside.locator(".wc-day").nth(2)).toBeFocused();
  await keyboard.press("Enter");
  await tabTo(visitor, inside.locator(".wc-time").first());
  await keyboard.press("ArrowRight");
  const second = inside.locator(".wc-time").nth(1);
  await expect(second).toBeFocused();
  // However long the server takes to hold it, the focus stays on the time.
  let goOn = () => {};
  const busy = new Promise<void>((done) => {
    goOn = done;
  });
  await visitor.route("**/holds", async (route) => {
    await busy;
    await route.continue();
  });
  await keyboard.press("Enter");
  await expect(second).toBeDisabled();
  await expect(second).toBeFocused();
  goOn();
  await inside.getByRole("timer").waitFor();
  const phone = inside.getByLabel(say("widget.phone"));
  const country = inside.getByLabel(say("widget.country"));
  await tabTo(visitor, inside.getByLabel(say("widget.name")));
  await keyboard.type("Bruna Lima");
  await keyboard.press("Enter");
  await expect(phone).toHaveAccessibleDescription(say("widget.phone_fault"));
  await expect(inside.getByLabel("Length")).toHaveAttribute("aria-invalid", "true");
  // With faults shown, a choice by key stays.
  await tabTo(visitor, country);
  await expect(country.locator("option:checked")).toHaveText("Brazil +55");
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  await expect(country).toHaveValue("PY");
  await tabTo(visitor, phone);
  await keyboard.type("981123456");
  await tabTo(visitor, inside.getByLabel("Length"));
  await expect(phone).toHaveValue("0981 123 456");
  await keyboard.press("ArrowDown");
  await expect(inside.getByLabel("Length")).toHaveValue("Short");
  await expectAccessible(visitor, "phone");
  await tabTo(visitor, inside.getByRole("button", { name: say("widget.confirm") }));
  await keyboard.press("Enter");
  await expect(inside.getByRole("heading", { name: say("widget.booked") })).toBeVisible();
  expect(await booked(page)).toMatchObject([
    { intake: { length: "Short" }, customer: { name: "Bruna Lima", phone: "+595981123456" } },
  ]);
  await stop();
});

test("a visitor books inside the chat with the mouse alone, but for what is typed", async ({
  page,
  browser,
  baseURL,
}) => {
  const { visitor, inside, stop } = await openVisit(page, browser, baseURL);
  const { keyboard } = visitor;
  await launcher(visitor).click();
  await inside.getByRole("button", { name: say("widget.book") }).click();
  await inside.getByRole("button", { name: /Haircut/ }).click();
  await inside.locator(".wc-day").nth(2).click();
  await inside.locator(".wc-time").nth(1).click();
  await inside.getByLabel(say("widget.name")).click();
  await keyboard.type("Dora Paz");
  await inside.getByLabel(say("widget.phone")).click();
  await keyboard.type("11988887777");
  await inside.getByLabel("Length").click();
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(inside.getByLabel("Length")).toHaveValue("Long");
  await expect(inside.getByLabel(say("widget.phone"))).toHaveValue("(11) 98888-7777");
  // A number of a country that is not offered says its own.
  await inside.getByLabel(say("widget.phone")).click({ clickCount: 3 });
  await keyboard.insertText("+81 90-1234-5678");
  await expect(inside.getByLabel(say("widget.country")).locator("option:checked")).toHaveText("Japan +81");
  await inside.getByRole("button", { name: say("widget.confirm") }).click();
  await expect(inside.getByRole("heading", { name: say("widget.booked") })).toBeVisible();
  expect(await booked(page)).toMatchObject([{ intake: { length: "Long" }, customer: { phone: "+819012345678" } }]);
  await stop();
});
