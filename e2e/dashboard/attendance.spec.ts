import type { Page } from "playwright/test";
import type { AttendanceSettings, Booking, CustomerAttendance, CustomerBooking } from "@/clients/typescript/src/client";
import { expect, test } from "../browser";
import { choose } from "../choose";
import { expectAccessible } from "./axe";
import { at, book, openSalon, type World } from "./calendar-world";
import { call, visit } from "./people";
import { keepPicture } from "./picture";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

test("what is asked of customers who miss visits is set by keys, seen at the customer, and forgiven", async ({
  page,
}) => {
  const world = await openSalon(page);
  await visit(page, "/settings/customer-notices");
  const steps = page.getByRole("form", { name: "Customers who miss visits" });
  await steps.getByRole("switch", { name: "Ask more of those who miss visits" }).press("Space");
  await choose(steps, "They pay a deposit first", "After 2 missed visits");
  await steps.getByRole("button", { name: "Save" }).press("Enter");
  await expect(steps.getByText(/required|needed|fill/i).first()).toBeVisible(); // A deposit needs an amount.
  await steps.getByLabel("Deposit, where the service has none").pressSequentially("25");
  await steps.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Saved")).toBeVisible();
  const saved = await call<AttendanceSettings>(page, "GET", "/attendance-settings");
  expect(saved).toMatchObject({
    enabled: true,
    confirm_after: 1,
    deposit_after: 2,
    desk_only_after: 3,
    deposit_cents: 2500,
  });
  await choose(page, "Customers without reminders", "10 %");
  await expect(page.getByText("There are no visits of both kinds yet to compare.")).toBeVisible();
  await expectAccessible(page, "customers who miss visits");
  await keepPicture(page, "attendance-settings");

  const { id } = await book(page, world, "Carla Neves", at(10));
  const customer = (await call<Booking>(page, "GET", `/bookings/${id}`)).customer?.id;
  await call(page, "POST", `/bookings/${id}/no-show`, {});
  await visit(page, `/customers/${customer}`);
  const missed = page.getByRole("dialog").getByRole("region", { name: "Missed visits" });
  await expect(missed).toContainText("1 missed visit");
  await expect(missed).toContainText("Must confirm each visit");
  await expect(missed).toContainText(/Eases \w{3} \d/);
  await expectAccessible(page, "customer who missed a visit");
  await keepPicture(page, "customer-who-missed");
  await missed.getByRole("button", { name: "Forgive" }).click();
  await expect(missed).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(missed).toContainText("1 missed visit");
  const { step } = await call<CustomerAttendance>(page, "GET", `/customers/${customer}/attendance`);
  expect(step).toBe("confirm");
});

/** Somebody who missed a visit books the next on the booking page. */
async function mustConfirm(page: Page, world: World): Promise<{ id: string; url: string }> {
  await call(page, "PATCH", "/attendance-settings", { enabled: true });
  const { id: missed } = await book(page, world, "Carla Neves", at(10));
  const { customer } = await call<Booking>(page, "GET", `/bookings/${missed}`);
  await call(page, "POST", `/bookings/${missed}/no-show`, {});
  const { project } = await call<{ project: { slug: string } }>(page, "GET", "/me");
  const holds = `/public/pages/${project.slug}/holds`;
  const hold = { service_id: world.service, start: at(11) };
  const { id, token } = await call<{ id: string; token: string }>(page, "POST", holds, hold);
  const said = { token, customer: { name: "Carla Neves", phone: customer?.phone } };
  const { url } = await call<CustomerBooking>(page, "POST", `${holds}/${id}/confirm`, said);
  return { id, url };
}

test("a customer who missed a visit must say on their own page that they come to the next", async ({ page }) => {
  const world = await openSalon(page);
  const { id, url } = await mustConfirm(page, world);
  await visit(page, `/calendar/${id}`);
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText(/The customer must confirm by \w/)).toBeVisible();
  await expectAccessible(page, "booking to confirm");
  await page.goto(new URL(url).pathname);
  await expect(page.getByText(/Please confirm by/)).toBeVisible();
  await expectAccessible(page, "own booking to confirm");
  await page.getByRole("button", { name: "I will come" }).press("Enter");
  await expect(page.getByRole("status")).toHaveText("Thank you: you are expected.");
  await expect(page.getByRole("button", { name: "I will come" })).toBeHidden();
  await expectAccessible(page, "own booking, attending");
  expect((await call<Booking>(page, "GET", `/bookings/${id}`)).attending_since).not.toBeNull();
});

test("the desk notes that a customer who called will come", async ({ page }) => {
  const world = await openSalon(page);
  const { id } = await mustConfirm(page, world);
  await visit(page, `/calendar/${id}`);
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: "They will come" }).click();
  await expect(drawer.getByText(/The customer must confirm/)).toBeHidden();
  const since = async () => (await call<Booking>(page, "GET", `/bookings/${id}`)).attending_since;
  expect(await since()).not.toBeNull();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(drawer.getByText(/The customer must confirm/)).toBeVisible();
  expect(await since()).toBeNull();
});
