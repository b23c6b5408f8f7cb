import type { Booking, Notice, NoticeSettings } from "@/clients/typescript/src/client";
import { expect, test } from "../browser";
import { choose } from "../choose";
import { at, book, openSalon } from "./calendar-world";
import { call, visit } from "./people";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

test("what customers are told is switched, timed and worded", async ({ page }) => {
  await openSalon(page);
  await visit(page, "/settings/customer-notices");
  await page.getByRole("switch", { name: "Thanks after the visit" }).click();
  await page.getByRole("button", { name: "Add a reminder" }).click();
  await expect(page.getByText("Saved")).toBeVisible();
  await expect(async () => {
    const { kinds, reminder_minutes } = await call<NoticeSettings>(page, "GET", "/notice-settings");
    expect(kinds.thanks).toBe(false);
    expect(reminder_minutes).toHaveLength(3);
  }).toPass();
  await choose(page, "Notice", "Cancellation");
  await choose(page, "Language", "English");
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("{customer}, {nothing}.");
  await page.getByRole("button", { name: "Save text" }).click();
  await expect(page.getByText(/\{nothing\} is not a variable/)).toBeVisible();
  await text.fill("{customer}, we are closed that day.");
  await page.getByRole("button", { name: "Save text" }).click();
  await expect(page.getByRole("button", { name: "Use our text" })).toBeVisible();
});

test("a cancellation is told in words that are seen before, or not told", async ({ page }) => {
  const world = await openSalon(page);
  const { id } = await book(page, world, "Carla Neves", at(10));
  const { customer } = await call<Booking>(page, "GET", `/bookings/${id}`);
  await call(page, "PATCH", `/customers/${customer?.id}`, { email: "carla@example.com", locale: "en" });
  await visit(page, `/calendar/${id}`);
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("region", { name: "Told to the customer" })).toContainText("Reminder");
  await drawer.getByRole("button", { name: "Cancel booking" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel this booking?" });
  await expect(dialog.getByText(/Your visit to .* is cancelled/)).toBeVisible();
  await dialog.getByLabel("Notify the customer").click();
  await expect(dialog.getByText(/Your visit to .* is cancelled/)).toBeHidden();
  await dialog.getByRole("button", { name: "Cancel booking" }).click();
  await expect(async () => {
    const { data } = await call<{ data: Notice[] }>(page, "GET", `/bookings/${id}/notices`);
    expect(data.some(({ status }) => status === "planned")).toBe(false);
    expect(data.some(({ kind }) => kind === "cancelled")).toBe(false);
  }).toPass();
});
