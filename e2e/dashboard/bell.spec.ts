import { expect, test } from "../browser";
import { at, openSalon } from "./calendar-world";
import { call, visit } from "./people";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

test("a booking that comes in rings the bell, leads to itself and is read @desk", async ({ page, request }) => {
  const { service } = await openSalon(page);
  const { key } = await call<{ key: string }>(page, "POST", "/api-keys", {
    name: "Shop",
    scopes: ["bookings:write", "customers:write"],
  });
  await visit(page, "/customers");
  const bell = page.getByRole("button", { name: /^Notifications/ });
  await bell.press("Enter");
  await expect(page.getByRole("dialog", { name: "Notifications" }).getByText("No notifications yet")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bell).toBeFocused();

  const made = await request.post("/api/v1/bookings", {
    headers: { authorization: `Bearer ${key}`, "idempotency-key": "bell" },
    data: { service_id: service, start: at(10), customer: { name: "Carla Neves", phone: "+5511987651234" } },
  });
  expect(made.status(), await made.text()).toBe(201);
  await expect(page.getByRole("button", { name: "Notifications, 1 unread notification" })).toBeVisible();
  await bell.press("Enter");
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await panel.getByRole("link", { name: /New booking: Carla Neves/ }).click();
  await expect(page).toHaveURL(/\/calendar\/bkg_/);
  await expect(page.getByRole("dialog").getByText("Carla Neves").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
});
