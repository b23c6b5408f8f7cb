import { expect, test } from "../browser";
import { expectAccessible } from "./axe";
import { at, book, day, openSalon } from "./calendar-world";
import { call, otherBrowser, settled, visit } from "./people";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo", permissions: ["clipboard-read", "clipboard-write"] });

test("a customer who moves their booking reads with whom it would be, before and after", async ({
  page,
  browser,
  baseURL,
}) => {
  const world = await openSalon(page);
  const { id } = await book(page, world, "Carla Neves", at(10));
  await book(page, world, "Bia Reis", at(14));
  const { url } = await call<{ url: string }>(page, "POST", `/bookings/${id}/customer-link`);
  const stranger = await otherBrowser(browser, baseURL);
  await visit(stranger, new URL(url).pathname);
  await stranger.getByRole("button", { name: "Reschedule" }).click();
  const time = (start: string) => stranger.locator(`[data-start="${start}"]`);
  await expect(time(at(14))).toHaveText("14:00 With Bruno Reis");
  await expect(time(at(15))).toHaveText("15:00 Same person");
  await time(at(15)).click();
  await expect(stranger.getByText("With Ana Prado, as now.")).toBeVisible();
  await time(at(14)).click();
  await expect(stranger.getByText("This time is with Bruno Reis instead of Ana Prado.")).toBeVisible();
  await expectAccessible(stranger, "own booking to somebody else");
  await stranger.getByRole("button", { name: /^Reschedule to .*14:00$/ }).click();
  await expect(stranger.getByText("Booking rescheduled, now with Bruno Reis.")).toBeVisible();
});

test("the booking page is set up, seen at night in another language, and switched off", async ({
  page,
  browser,
  baseURL,
}) => {
  const world = await openSalon(page);
  const { id: group } = (await call<{ data: { id: string }[] }>(page, "GET", "/resource-groups")).data[0] ?? { id: "" };
  await call(page, "POST", "/services", { name: "Delivery", kind: "queue", group_id: group });
  await visit(page, "/settings/booking-page");
  const address = (await page.getByRole("status", { name: "Link" }).textContent()) ?? "";
  await page.getByLabel("Headline").fill("Hair, since 1990");
  await page.getByLabel("Description").fill("Ring the bell.");
  await expectAccessible(page, "settings booking page");
  await page.getByRole("button", { name: "Save page" }).click();
  await expect(page.getByText("Saved", { exact: false }).first()).toBeVisible();

  const stranger = await otherBrowser(browser, baseURL);
  await stranger.emulateMedia({ colorScheme: "dark" });
  const path = new URL(address).pathname;
  await visit(stranger, `${path}?lang=pt-BR&name=Rita&phone=%2B595981555001`);
  await expect(stranger.getByText("Hair, since 1990")).toBeVisible();
  await expect(stranger.locator("html")).toHaveAttribute("lang", "pt-BR");
  await expect(stranger.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(stranger.locator('meta[property="og:title"]')).toHaveAttribute("content", /Agendar em/);
  await expectAccessible(stranger, "booking page services");
  await stranger.getByRole("button", { name: /Haircut/ }).click();
  // Today's morning may be over.
  await stranger.locator(`[data-date="${day}"]`).click();
  await expect(stranger.getByRole("heading", { name: "Manhã" })).toBeVisible();
  await expectAccessible(stranger, "booking page times");
  await stranger.getByRole("button", { name: "Voltar" }).click();
  await stranger.getByRole("button", { name: /Delivery/ }).click();
  await expect(stranger.getByLabel("Seu nome")).toHaveValue("Rita");
  await expect(stranger.getByLabel("Código do país")).toHaveValue("PY +595");
  await stranger.getByLabel("Endereço").fill("Calle Palma 1");
  await expectAccessible(stranger, "booking page request");
  await stranger.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(stranger.getByRole("heading", { name: "Pedido recebido" })).toBeVisible();
  await stranger.getByRole("link", { name: "Español" }).click();
  await expect(stranger.getByRole("heading", { name: "Pedido recibido" })).toBeVisible();

  const booking = await book(page, world, "Carla Neves", at(10));
  await visit(page, `/calendar/${booking.id}`);
  await page.getByRole("button", { name: "Copy customer link" }).click();
  await expect(page.getByText(/Link copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await visit(stranger, `${new URL(link).pathname}?lang=es`);
  await expect(stranger.getByText("Confirmada")).toBeVisible();
  await expectAccessible(stranger, "own booking");
  await visit(stranger, `${new URL(link).pathname.slice(0, -3)}abc`);
  await expect(stranger.getByText("This link no longer works")).toBeVisible();
  await expectAccessible(stranger, "own booking gone");

  await visit(page, "/settings/booking-page");
  await page.getByRole("checkbox", { name: "Booking page is on" }).click();
  await page.getByRole("button", { name: "Save page" }).click();
  await expect(page.getByText(/The page is off/)).toBeVisible();
  await stranger.goto(path);
  await settled(stranger);
  await expect(stranger.getByText(/online booking is turned off/)).toBeVisible();
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});
