import { readFile } from "node:fs/promises";
import { expect, test } from "../browser";
import { expectAccessible } from "./axe";
import { openBookingPage } from "./booking-page-world";
import { bookNow, minutesFrom, openSalonNow } from "./home-world";
import { call, otherBrowser, visit } from "./people";
import { keepPicture } from "./picture";

test.use({ locale: "en" });

test("an owner sees how the days were, what is behind each figure, and takes the table along", async ({ page }) => {
  const salon = await openSalonNow(page);
  const came = await bookNow(page, salon, "Carla Neves", minutesFrom(-60));
  for (const move of ["check-in", "complete"]) await call(page, "POST", `/bookings/${came.id}/${move}`, {});
  await bookNow(page, salon, "Bruno Reis", minutesFrom(60));

  await visit(page, "/calendar");
  await page.keyboard.press("g");
  await page.keyboard.press("f");
  await expect(page.getByRole("heading", { level: 1, name: "Reports" })).toBeVisible();
  const tile = (name: string) => page.getByRole("term").filter({ hasText: name }).locator("..");
  await expect(tile("Bookings")).toContainText("2");
  await expect(page.getByRole("region", { name: "Services" }).getByRole("row", { name: /Haircut/ })).toContainText("2");
  await expectAccessible(page, "reports");
  await keepPicture(page, "reports");

  await page.getByRole("navigation", { name: "Period" }).getByRole("link", { name: "7 days" }).click();
  await expect(page).toHaveURL(/days=7/);
  await expect(tile("Bookings")).toContainText("2");

  // Dates of one's own, by keys alone; those that end before they begin are told in words.
  const own = page.getByRole("form", { name: "Your own dates" });
  await own.getByLabel("From").fill("2026-03-01");
  await own.getByLabel("To").fill("2026-02-01");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The last day is before the first.")).toBeVisible();

  await page.getByRole("link", { name: "All figures: Services" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bookings" })).toBeVisible();
  const row = page.getByRole("row", { name: /^Haircut/ });
  await expect(row).toContainText("50.00");
  await keepPicture(page, "report-of-services");
  await expectAccessible(page, "a report");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toMatch(/Haircut/);

  await page.getByRole("navigation", { name: "Rows" }).getByRole("link", { name: "Person" }).click();
  await expect(page.getByRole("row", { name: /^Ana Prado/ })).toBeVisible();
  await page.getByRole("columnheader", { name: "No-show rate" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "How figures are counted" })).toBeVisible();
  await expect(page.getByText("No-show rate", { exact: true })).toBeInViewport();
});

test("every number leads to the very bookings, by keys and by mouse, and every plot is a table too", async ({
  page,
}) => {
  const salon = await openSalonNow(page);
  const missed = await bookNow(page, salon, "Carla Neves", minutesFrom(-60));
  await call(page, "POST", `/bookings/${missed.id}/no-show`, {});
  await bookNow(page, salon, "Bruno Reis", minutesFrom(60));
  await visit(page, "/reports");

  // Today is not over: it is shown, and not compared.
  await expect(page.getByRole("region", { name: "What changed" })).toContainText("Days that are not over are left out");

  const plot = page.getByRole("region", { name: "Bookings", exact: true });
  const way = plot.getByRole("group", { name: "Bookings: shown as" });
  await way.getByRole("button", { name: "Table" }).click();
  await expect(plot.getByRole("columnheader", { name: "Cancelled" })).toBeVisible();
  await expect(plot.getByRole("row").last()).toContainText("1");
  await way.getByRole("button", { name: "Plot" }).click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await expect(plot.getByRole("link", { name: /Still open 1 · No-shows and failed 1/ })).toBeFocused();
  await expect(plot.getByText(/Still open 1 · No-shows and failed 1/)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Bookings" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Carla Neves/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Bruno Reis/ })).toBeVisible();
  await expectAccessible(page, "the bookings behind a column");
  await keepPicture(page, "bookings-behind-a-figure");

  // The one that was missed, from the share that it is.
  await page.goBack();
  await page.getByRole("link", { name: "No-show rate: 1 of 1" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bookings · No-shows" })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page
    .getByRole("row", { name: /Carla Neves/ })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(new RegExp(`/calendar/${missed.id}`));

  // A file for others has nothing about one or two customers.
  await visit(page, "/reports/bookings?by=service&days=7");
  await page.getByRole("checkbox", { name: "Anonymous" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.trim().split("\n")).toHaveLength(1);
});

test("how far visitors of the booking page come is counted once for each tab, and shown to the owner", async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await otherBrowser(browser, baseURL);
  const { address } = await openBookingPage(owner);
  const taken = (step: string) =>
    page.waitForResponse(
      (reply) => reply.url().endsWith("/steps") && reply.ok() && !!reply.request().postData()?.includes(step),
    );
  const opened = taken("opened");
  await visit(page, address);
  await opened;
  const counted = taken("chose_service");
  await page.getByRole("button", { name: /Haircut/ }).click();
  await counted;
  await visit(page, page.url());
  await visit(owner, "/reports");
  const funnel = owner.getByRole("region", { name: "Booking page" });
  for (const [step, count] of [
    ["Opened", "1"],
    ["Chose a service", "1 100%"],
    ["Chose a time", "0 0%"],
    ["Booked", "0 0%"],
  ] as const)
    await expect(funnel.getByRole("row", { name: step })).toContainText(count.replace(" ", ""));
  await funnel.getByRole("link", { name: "All figures: Booking page" }).click();
  await expect(owner.getByRole("heading", { level: 1, name: "Booking page" })).toBeVisible();
  await expectAccessible(owner, "the report on the booking page");
});
