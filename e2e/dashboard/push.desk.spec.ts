import type { APIRequestContext, Page } from "playwright/test";
import { pushServer } from "@/lib/testing/companies/push";
import { expect, test } from "../browser";
import { tabTo } from "../tab-to";
import { expectAccessible } from "./axe";
import { at, openSalon, type World } from "./calendar-world";
import { call, signUp, visit } from "./people";
import { blockPush, givePush, removePush, subscribedWith } from "./push-service";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

let push: Awaited<ReturnType<typeof pushServer>>;
test.beforeAll(async () => {
  push = await pushServer();
});
test.afterAll(() => push.stop());

const settings = "/settings/notifications";
const device = (page: Page) => page.getByRole("switch", { name: "This device" });

/** How a booking comes in that the member did not make. */
async function shopOf(page: Page, request: APIRequestContext, { service }: World) {
  const scopes = ["bookings:write", "customers:write"];
  const { key } = await call<{ key: string }>(page, "POST", "/api-keys", { name: "Shop", scopes });
  return async (name: string, hour: number): Promise<string> => {
    const made = await request.post("/api/v1/bookings", {
      headers: { authorization: `Bearer ${key}`, "idempotency-key": name },
      data: { service_id: service, start: at(hour), customer: { name, phone: `+5511987651${hour}0` } },
    });
    expect(made.status(), await made.text()).toBe(201);
    return (await made.json()).id;
  };
}

test("a member switches this device on with keys, a booking comes to its push service alone, and off it ends", async ({
  page,
  request,
}) => {
  const world = await openSalon(page);
  const bookAs = await shopOf(page, request, world);
  const phone = push.browser();
  await givePush(page, phone.subscription);
  await visit(page, settings);
  await expect(page.getByText("Off on this device.")).toBeVisible();
  await expect(device(page)).not.toBeChecked();
  await tabTo(page, device(page));
  await page.keyboard.press("Space");
  await expect(page.getByText("On. What you choose under Push shows up here.")).toBeVisible();
  await expect(device(page)).toBeChecked();
  await expectAccessible(page, "push on");
  const id = await bookAs("Carla Neves", 10);
  await expect.poll(() => phone.messages()).toHaveLength(1);
  const [message] = phone.messages();
  expect(message).toMatchObject({ subject: expect.stringContaining("Carla Neves"), link: expect.any(String) });
  // The service can tell that the message is from who the page subscribed to.
  const key = await subscribedWith(page);
  expect(push.received.at(-1)?.claims.key).toBe(key);
  expect(push.received.at(-1)?.raw.toString("latin1")).not.toContain("Carla");
  await visit(page, new URL(message?.link ?? "", page.url()).pathname);
  await expect(page).toHaveURL(new RegExp(`/calendar/${id}`));
  await expect(page.getByRole("dialog").getByText("Carla Neves").first()).toBeVisible();

  // One kind can be left out, and the device as a whole.
  await visit(page, settings);
  await expect(device(page)).toBeChecked();
  const created = page.getByRole("switch", { name: /New booking.*: Push/ });
  await tabTo(page, created);
  // The switch shows it at once; the booking must come after the server knows it.
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith("/notification-preferences") && reply.request().method() === "PATCH",
  );
  await page.keyboard.press("Space");
  await expect(created).not.toBeChecked();
  await saved;
  await bookAs("Davi Prado", 11);
  await expect(page.getByRole("button", { name: "Notifications, 2 unread notifications" })).toBeVisible();
  await tabTo(page, device(page));
  await page.keyboard.press("Space");
  await expect(page.getByText("Off on this device.")).toBeVisible();
  expect(await subscribedWith(page)).toBeNull();
  expect(phone.messages()).toHaveLength(1);
});

for (const [state, make, words] of [
  ["that blocks notifications", blockPush, "Notifications are blocked for this site."],
  ["that has no push", removePush, "This browser can’t show push notifications."],
] as const) {
  test(`a browser ${state} says so, and offers no switch to press`, async ({ page }) => {
    await signUp(page);
    await make(page);
    await visit(page, settings);
    await expect(page.getByText(words)).toBeVisible();
    await expect(device(page)).toBeDisabled();
    await expectAccessible(page, `a browser ${state}`);
  });
}

test("the settings are the first page that a browser opens: the switch waits for what it needs", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const storageState = await page.context().storageState();
  const fresh = await browser.newContext({ storageState, baseURL: baseURL ?? "", locale: "en" });
  const first = await fresh.newPage();
  await givePush(first, push.browser().subscription);
  await visit(first, settings);
  await expect(first.getByText("Off on this device.")).toBeVisible();
  await device(first).press("Space");
  await expect(device(first)).toBeChecked();
  await fresh.close();
});
