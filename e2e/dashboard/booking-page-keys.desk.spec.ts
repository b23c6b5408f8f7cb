import { expect, test } from "../browser";
import { tabTo } from "../tab-to";
import { expectAccessible } from "./axe";
import { openBookingPage } from "./booking-page-world";
import { at, book, day, openSalon } from "./calendar-world";
import { call, visit, withoutBrowser } from "./people";
import { speaker } from "./signed-in";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const say = speaker("en");

type Made = { data: { intake: object; customer: { name: string; phone: string } }[] };

test("the booking page is completed with keys alone", async ({ page }) => {
  const { owner, address } = await openBookingPage();
  await visit(page, address);
  const { keyboard } = page;
  await tabTo(page, page.getByRole("button", { name: /Haircut/ }));
  await keyboard.press("Enter");
  // Each step begins at its heading.
  await expect(page.getByRole("heading", { name: say("booking.choose_time") })).toBeFocused();
  const people = page.getByRole("group", { name: say("booking.person") });
  await tabTo(page, people.getByRole("radio", { name: say("booking.anyone") }));
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  await expect(people.getByRole("radio", { name: "Bruno Reis" })).toBeChecked();
  await tabTo(page, page.getByLabel(say("booking.party")));
  await keyboard.press("ArrowDown");
  await expect(page.getByLabel(say("booking.party")).locator("option:checked")).toHaveText(/^2 /);
  // The days are one Tab stop, and so are the times: the arrows, Home and End move within them.
  const days = page.getByRole("toolbar", { name: say("common.days") }).getByRole("button");
  const times = page.getByRole("toolbar", { name: say("common.times") }).getByRole("button");
  await expect(days).toHaveCount(7);
  await tabTo(page, days.and(page.locator("[aria-pressed=true]")));
  await keyboard.press("Home");
  await expect(days.first()).toBeFocused();
  await keyboard.press("End");
  await expect(days.last()).toBeFocused();
  await keyboard.press("Home");
  const wanted = page.locator(`[data-date="${day}"]`);
  while (!(await wanted.evaluate((each) => each.matches(":focus")))) await keyboard.press("ArrowRight");
  await keyboard.press("Enter");
  await expect(wanted).toHaveAttribute("aria-pressed", "true");
  expect(await tabTo(page, times.first())).toBe(1);
  await keyboard.press("End");
  await expect(times.last()).toBeFocused();
  await keyboard.press("Home");
  while (!(await page.locator(`[data-start="${at(9, 30)}"]`).evaluate((each) => each.matches(":focus"))))
    await keyboard.press("ArrowRight");
  await keyboard.press("ArrowRight");
  await expect(page.locator(`[data-start="${at(10)}"]`)).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: say("booking.details") })).toBeFocused();

  const [name, country, phone] = [
    page.getByLabel(say("booking.name")),
    page.getByRole("combobox", { name: say("common.country_code") }),
    page.getByLabel(say("booking.phone")),
  ];
  await tabTo(page, name);
  await keyboard.type("Carla Neves");
  await tabTo(page, country);
  await expect(country).toHaveValue("BR +55");
  // Digits on the closed list are the number's.
  await keyboard.type("11 98888-7777");
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue("11 98888-7777");
  await expect(country).toHaveValue("BR +55");
  await keyboard.press("Control+A");
  await keyboard.press("Backspace");
  await keyboard.press("Shift+Tab");
  await expect(country).toBeFocused();
  await keyboard.type("paragu");
  await expect(page.getByRole("option", { name: "Paraguay" })).toBeVisible();
  await keyboard.press("Enter");
  await expect(country).toHaveValue("PY +595");
  await tabTo(page, phone);
  await keyboard.type("981123456");
  await tabTo(page, page.getByLabel(say("booking.email")));
  await expect(phone).toHaveValue("0981 123 456");

  // A pasted international number sets its country.
  await tabTo(page, page.getByLabel(say("booking.notes")));
  await keyboard.type("+55 11 98888-7777");
  await keyboard.press("Control+A");
  await keyboard.press("Control+X");
  await tabTo(page, phone, "Shift+Tab");
  await keyboard.press("Control+A");
  await keyboard.press("Control+V");
  await expect(country).toHaveValue("BR +55");
  await expect(phone).toHaveValue("(11) 98888-7777");

  // With a fault shown, a choice in another field stays.
  await keyboard.press("Control+A");
  await keyboard.type("8888-7777");
  await keyboard.press("Enter");
  await expect(phone).toHaveAccessibleDescription(say("booking.phone_fault"));
  await expect(phone).toBeFocused();
  await expectAccessible(page, "booking page phone fault");
  await tabTo(page, page.getByLabel("Kind of hair"));
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  await expect(page.getByLabel("Kind of hair")).toHaveValue("Short");
  await tabTo(page, phone, "Shift+Tab");
  await keyboard.press("Control+A");
  await keyboard.type("11 98888-7777");
  await tabTo(page, page.getByRole("button", { name: say("booking.confirm") }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: say("booking.done_title") })).toBeFocused();
  const { data } = await call<Made>(owner, "GET", `/bookings?from=${at(9)}&to=${at(11)}`);
  await expect(page.getByText("+55 11 98888 7777")).toBeVisible();
  expect(data).toMatchObject([
    { intake: { hair: "Short" }, customer: { name: "Carla Neves", phone: "+5511988887777" } },
  ]);
});

test("the booking page is completed with the mouse alone, but for what is typed", async ({ page }) => {
  const { owner, address } = await openBookingPage();
  await visit(page, address);
  const { keyboard } = page;
  await page.getByRole("button", { name: /Haircut/ }).click();
  await page.locator(`[data-date="${day}"]`).click();
  await page.locator(`[data-start="${at(10)}"]`).click();
  // Everything that is missing is said at once, with the focus at the first.
  await page.getByRole("button", { name: say("booking.confirm") }).click();
  for (const label of [say("booking.name"), say("booking.phone"), "Kind of hair"])
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(say("common.faults.required"));
  await expect(page.getByLabel(say("booking.name"))).toBeFocused();
  await keyboard.type("Eva Lima");
  // A number of a neighbouring country is asked about while the own country is selected.
  const country = page.getByRole("combobox", { name: say("common.country_code") });
  await page.getByLabel(say("booking.phone")).click();
  await keyboard.type("011 15 2345 6789");
  await page.getByRole("button", { name: "Argentina +54" }).click();
  await expect(country).toHaveValue("AR +54");
  // The open list of a select belongs to the browser: after the click, keys stand in for the pointer.
  await page.getByLabel("Kind of hair").click();
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(page.getByLabel("Kind of hair")).toHaveValue("Long");
  await expect(page.getByLabel(say("booking.phone"))).toHaveValue("011 15-2345-6789");
  await page.getByRole("button", { name: say("booking.confirm") }).click();
  await expect(page.getByRole("heading", { name: say("booking.done_title") })).toBeVisible();
  const { data } = await call<Made>(owner, "GET", `/bookings?from=${at(9)}&to=${at(11)}`);
  await expect(page.getByText("+54 9 11 2345 6789")).toBeVisible();
  expect(data).toMatchObject([{ intake: { hair: "Long" }, customer: { phone: "+5491123456789" } }]);

  // Times held in tabs that were closed: one more is refused, and had instead of one of them.
  const holdAt = async (hour: number) => {
    const tab = await page.context().newPage();
    await visit(tab, address);
    await tab.getByRole("button", { name: /Haircut/ }).click();
    await tab.locator(`[data-date="${day}"]`).click();
    await tab.locator(`[data-start="${at(hour)}"]`).click();
    return tab;
  };
  for (const hour of [12, 13, 14]) {
    const tab = await holdAt(hour);
    await expect(tab.getByRole("heading", { name: say("booking.details") })).toBeVisible();
    await tab.close();
  }
  const tab = await holdAt(15);
  await expect(tab.getByText(say("booking.too_many_holds"))).toBeVisible();
  await expect(tab.getByText(/^Another time can be held from \d\d:\d\d on\. .* contact Aurora/)).toBeVisible();
  await expectAccessible(tab, "too many holds");
  await tab.getByRole("button", { name: "Release 12:00 and take 15:00" }).click();
  await expect(tab.getByRole("heading", { name: say("booking.details") })).toBeFocused();
  await expect(tab.getByText("15:00 – 16:00")).toBeVisible();
  const { data: held } = await call<{ data: { start: string }[] }>(owner, "GET", "/bookings?status=held");
  expect(held.map(({ start }) => start)).toEqual([at(13), at(14), at(15)]);
  const again = await holdAt(16);
  await again.getByRole("button", { name: "Continue with 13:00" }).click();
  await expect(again.getByText("13:00 – 14:00")).toBeVisible();
  await expect(again.getByLabel(say("booking.name"))).toBeVisible();
});

test("a customer's own booking is moved with keys alone, and the focus is where the news is", async ({ page }) => {
  const owner = await withoutBrowser();
  const { id } = await book(owner, await openSalon(owner), "Carla Neves", at(10));
  const { url } = await call<{ url: string }>(owner, "POST", `/bookings/${id}/customer-link`, {});
  await visit(page, new URL(url).pathname);
  const { keyboard } = page;
  const move = page.getByRole("button", { name: say("booking.move"), exact: true });
  await tabTo(page, move);
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: say("booking.move_title") })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: say("booking.keep_time") }));
  await keyboard.press("Enter");
  await expect(move).toBeFocused();
  await keyboard.press("Enter");
  // One stop for the days, one for the times; the time that it has is not among them.
  const times = page.getByRole("toolbar", { name: say("common.times") });
  await tabTo(page, times.locator(`[data-start="${at(8)}"]`));
  await expect(times.locator(`[data-start="${at(10)}"]`)).toHaveCount(0);
  await expect(times.locator("[aria-pressed=true]")).toHaveCount(0);
  while (!(await times.locator(`[data-start="${at(10, 30)}"]`).evaluate((each) => each.matches(":focus"))))
    await keyboard.press("ArrowRight");
  await keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: /^Reschedule to .*10:30$/ }));
  await keyboard.press("Enter");
  await expect(page.getByText(say("booking.moved"))).toBeFocused();
});

test("the next available day takes the focus to that day, in this week and in a later one", async ({ page }) => {
  const { owner, address } = await openBookingPage();
  const { data } = await call<{ data: { id: string }[] }>(owner, "GET", "/schedules");
  const dateAfter = (days: number) => new Date(Date.parse(at(12)) + days * 86_400_000).toISOString().slice(0, 10);
  const close = (date: string) => call(owner, "POST", `/schedules/${data[0]?.id}/overrides`, { date, intervals: [] });
  // Three days from now there is nothing, then one open day, and then nothing for two weeks.
  for (const days of [0, ...Array.from({ length: 14 }, (_, n) => n + 2)]) await close(dateAfter(days));
  await visit(page, address);
  await page.getByRole("button", { name: /Haircut/ }).click();
  const dayAt = (date: string) => page.locator(`[data-date="${date}"]`);
  const next = page.getByRole("button", { name: /^Next available/ });
  await dayAt(dateAfter(0)).click();
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  await expect(dayAt(dateAfter(1))).toBeFocused();
  await page.getByRole("button", { name: say("booking.week_after") }).click();
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  await expect(dayAt(dateAfter(16))).toBeFocused();
  await expect(dayAt(dateAfter(16))).toHaveAttribute("aria-pressed", "true");
});

test("what the desk did not ask is answered at the customer's link, with keys alone", async ({ page }) => {
  const { owner, world } = await openBookingPage();
  const { id } = await book(owner, world, "Carla Neves", at(10));
  const { url } = await call<{ url: string }>(owner, "POST", `/bookings/${id}/customer-link`, {});
  await visit(page, new URL(url).pathname);
  const { keyboard } = page;
  await expect(page.getByRole("heading", { name: say("booking.questions_title") })).toBeVisible();
  await expectAccessible(page);
  const send = page.getByRole("button", { name: say("booking.questions_send") });
  await tabTo(page, send);
  await keyboard.press("Enter");
  await expect(page.getByLabel("Kind of hair")).toHaveAttribute("aria-invalid", "true");
  await tabTo(page, page.getByLabel("Kind of hair"));
  await keyboard.type("Short");
  await tabTo(page, send);
  await keyboard.press("Enter");
  await expect(page.getByText(say("booking.questions_done"))).toBeFocused();
  await expect(send).toBeHidden();
  expect(await call(owner, "GET", `/bookings/${id}`)).toMatchObject({ intake: { hair: "Short" }, intake_missing: [] });
});
