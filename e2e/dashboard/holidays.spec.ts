import { expect, test } from "../browser";
import { choose } from "../choose";
import { addService, call, signUp, visit } from "./people";
import { keepPicture } from "./picture";

test.use({ locale: "en" });

type Slots = { data: { start: string }[] };

test("the business closes on its country's holidays in one step, and opens again", async ({ page }) => {
  await signUp(page);
  const year = new Date().getUTCFullYear() + 1;
  const christmas = `${year}-12-25`;
  const service = await addService(page, { max_advance_days: 730 });
  await call(page, "POST", "/bookings", {
    service_id: service,
    start: `${christmas}T15:00:00Z`,
    customer: { name: "Ana Souza", phone: "+5511987650001" },
  });
  const slots = async () => {
    const span = `from=${christmas}T12:00:00Z&to=${christmas}T20:00:00Z`;
    return (await call<Slots>(page, "GET", `/slots?service_id=${service}&${span}`)).data.length;
  };
  expect(await slots()).toBeGreaterThan(0);

  const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "08:00", to: "18:00" }));
  const schedule = await call<{ id: string }>(page, "POST", "/schedules", { name: "Shop hours", weekly });
  await call(page, "POST", `/schedules/${schedule.id}/overrides`, { date: `${year}-05-01`, intervals: [] });
  await visit(page, "/settings/holidays");
  await choose(page, "Country", "Brazil");
  await choose(page, "Years", String(year));
  const list = page.getByRole("list", { name: "National holidays" });
  await expect(list.getByRole("listitem").filter({ hasText: `December 25, ${year}` })).toContainText("1 booking");
  const labourDay = list
    .getByRole("listitem")
    .filter({ hasText: `May 1, ${year}` })
    .getByRole("checkbox");
  await expect(labourDay).toBeChecked();
  await expect(labourDay).toHaveAccessibleDescription(/Already closed in schedule Shop hours$/);
  await expect(page.getByText("1 booking stands on these days. It stays as it is.")).toBeVisible();
  await keepPicture(page, "holidays to choose");
  const button = page.getByRole("button", { name: /^Close on \d+ days$/ });
  const before = Number((await button.textContent())?.match(/\d+/)?.[0]);
  await labourDay.click();
  await page.getByRole("button", { name: `Close on ${before - 1} days` }).click();
  await expect(page.getByText(`Closed on ${before - 1} days`)).toBeVisible();
  const closed = page.getByRole("list", { name: "Closed days" });
  await expect(closed.getByRole("listitem")).toHaveCount(before - 1);
  await expect(page.getByRole("button", { name: "Nothing to close" })).toBeDisabled();
  await keepPicture(page, "holidays closed");
  expect(await slots()).toBe(0);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("No closed days ahead.")).toBeVisible();
  expect(await slots()).toBeGreaterThan(0);
});

test("a day of one's own is closed with real keys, and the calendar names it", async ({ page }) => {
  await signUp(page);
  await call(page, "POST", "/resources", { name: "Chair", kind: "equipment" });
  await visit(page, "/settings/holidays");
  const year = new Date().getUTCFullYear() + 1;
  await page.getByRole("button", { name: "Add a day" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Close on 1 day" }).click();
  await expect(dialog.getByText("This field is required")).toHaveCount(2);
  await dialog.getByLabel("Date").fill(`${year}-03-10`);
  await dialog.getByLabel("Name").fill("Company outing");
  await page.keyboard.press("Enter");
  const row = page.getByRole("list", { name: "Closed days" }).getByRole("listitem");
  await expect(row).toContainText("Company outing");
  await visit(page, `/calendar?date=${year}-03-10`);
  await expect(page.getByText("Company outing.")).toBeVisible();
  await keepPicture(page, "calendar on a closed day");
  await page.getByRole("link", { name: "Holidays" }).click();
  await page.getByRole("button", { name: "Open again: Company outing" }).click();
  await expect(page.getByText("No closed days ahead.")).toBeVisible();
});
