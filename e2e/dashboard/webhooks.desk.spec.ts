import { createHmac } from "node:crypto";
import type { Page } from "playwright/test";
import { type Receiver, receiver } from "@/lib/testing/receiver";
import { expect, test } from "../browser";
import { choose } from "../choose";
import { expectAccessible } from "./axe";
import { addService, call, signUp, visit } from "./people";
import { keepPicture } from "./picture";

test.use({ locale: "en" });

let shop: Receiver;
test.beforeEach(async () => {
  shop = await receiver((reply) => reply.writeHead(500).end("the till is closed"));
});
test.afterEach(() => shop.stop());

/** Holds at different hours: an event each. */
async function makeHolds(page: Page, count: number, given?: string): Promise<void> {
  const service = given ?? (await addService(page));
  const noon = new Date(Date.now() + 3 * 86_400_000).setUTCHours(12, 0, 0, 0);
  for (let hour = 0; hour < count; hour++) {
    const body = { service_id: service, start: new Date(noon + hour * 3_600_000).toISOString() };
    const headers = { origin: process.env.TURNERO_URL ?? "", "idempotency-key": crypto.randomUUID() };
    expect((await page.request.post("/api/v1/holds", { headers, data: body })).status()).toBe(201);
  }
}

test("an endpoint is made and tried, fails until it is switched off, and loses nothing", async ({ page }) => {
  await signUp(page);
  await visit(page, "/settings/webhooks");
  await expect(page.getByRole("heading", { name: "No endpoints yet" })).toBeVisible();

  await page.getByRole("button", { name: "New endpoint" }).click();
  const dialog = page.getByRole("dialog");
  // Nobody gets what they did not ask for.
  await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await dialog.getByLabel("URL").fill("https://10.0.0.1/hook");
  await dialog.getByRole("button", { name: "Create endpoint" }).click();
  await expect(dialog.getByRole("group", { name: "Events" })).toHaveAccessibleDescription("Choose at least one event.");
  await expect(dialog.getByRole("checkbox", { name: "All of these" })).toBeFocused();
  await keepPicture(page, "endpoint-without-events");
  await dialog.getByRole("checkbox", { name: "All of these" }).click();
  await expect(dialog.getByRole("checkbox", { checked: false })).toHaveCount(0);
  await dialog.getByRole("checkbox", { name: /^Booking completed/ }).click();
  await expect(dialog.getByRole("checkbox", { name: "All of these" })).not.toBeChecked();
  await dialog.getByRole("checkbox", { name: "All of these" }).click();
  await keepPicture(page, "new-endpoint");
  await dialog.getByRole("button", { name: "Create endpoint" }).click();
  await expect(dialog.getByLabel("URL")).toHaveAccessibleDescription(/isn’t on the public internet/);
  // For a server on one's own machine there is another way, which the form tells.
  await expect(dialog.getByText("turnero listen")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "how that works" })).toHaveAttribute(
    "href",
    "/docs/guides/webhooks#receive-them-on-your-own-machine",
  );
  await dialog.getByLabel("URL").fill(shop.url);
  await dialog.getByRole("button", { name: "Create endpoint" }).click();
  const secret = (await dialog.getByLabel("Signing secret").textContent()) ?? "";
  expect(secret).toMatch(/^whsec_/);
  await dialog.getByRole("tab", { name: "Python" }).click();
  await expect(dialog.getByText("hmac.compare_digest")).toBeVisible();
  await expectAccessible(page, "the secret and its verifiers");
  await page.keyboard.press("Escape");
  await page.mouse.click(20, 400);
  await expect(dialog.getByText("Signing secret", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "I’ve copied it" }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await page.getByRole("link", { name: shop.url }).click();

  await page.getByRole("button", { name: "Send test event" }).click();
  await expect(page.getByText("Test not delivered")).toBeVisible();
  await expect(page.getByText("Responded with 500: an error in your service").first()).toBeVisible();
  shop.answerWith((reply) => reply.writeHead(200).end("welcome"));
  await page.getByRole("button", { name: "Send test event" }).click();
  await expect(page.getByText("Test delivered", { exact: true })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "127.0.0.1" }).first()).toBeVisible();
  const last = shop.received.at(-1);
  const [, time, hex] = /^t=(\d+),v1=(\w+)$/.exec(String(last?.headers["svc-signature"])) ?? [];
  expect(createHmac("sha256", secret).update(`${time}.${last?.body}`).digest("hex")).toBe(hex);

  shop.answerWith((reply) => reply.writeHead(500).end("the till is closed"));
  await makeHolds(page, 6);
  // Six different events that failed once count like one that failed six times: said while there is time.
  await expect(page.getByText(/^The last 6 attempts failed\. 4 more in a row/)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText("4 more failures disable it")).toBeVisible();
  await makeHolds(page, 4);
  const banner = page.getByText(/was disabled after ten failures/);
  await expect(banner).toBeVisible({ timeout: 90_000 });
  const desk = page.viewportSize();
  for (const width of [768, 800]) {
    await page.setViewportSize({ width, height: 1024 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  if (desk) await page.setViewportSize(desk);
  await expect(page.getByText("Disabled after failures")).toBeVisible();
  // When, after what and why.
  await expect(page.getByText(/^Disabled today \d+:\d+.*, after ten failed attempts in a row\./)).toContainText(
    "The last one: Responded with 500: an error in your service.",
  );
  const log = page.getByRole("table", { name: "Deliveries" });
  // The header counts what the log counts: attempts at events. Tests are told apart.
  await page.reload();
  await expect(page.getByRole("img", { name: "0 of the last 10 attempts succeeded" })).toBeVisible();
  const counts = await log
    .getByRole("cell")
    .filter({ hasText: /^(\d+|Test)$/ })
    .allTextContents();
  expect(counts.sort()).toEqual([...Array(10).fill("1"), "Test", "Test"]);
  await choose(page, "Status", "Skipped");
  await expect(log.getByRole("button", { name: "booking.created" })).toHaveCount(10);
  // The cause stands in the line itself, and every attempt has the answer's own words.
  await expect(log.getByRole("button", { name: /booking\.created Responded with 500/ })).toHaveCount(10);
  await log.getByRole("button", { name: "booking.created" }).first().click();
  await expect(page.getByRole("list", { name: "Attempts" })).toContainText("“the till is closed”");
  await expect(page.getByRole("region", { name: "Request" })).toContainText("workspace_id");
  await expect(page.getByRole("region", { name: "Response" })).toContainText("the till is closed");
  await expectAccessible(page, "an endpoint that was switched off");

  shop.answerWith((reply) => reply.writeHead(204).end());
  const before = shop.received.length;
  await page.getByRole("button", { name: "Enable" }).click();
  await expect(banner).toHaveCount(0);
  await page.getByRole("button", { name: "Resend all" }).click();
  await expect.poll(() => shop.received.length, { timeout: 90_000 }).toBe(before + 10);
  await choose(page, "Status", "Delivered");
  await expect(log.getByRole("button", { name: "booking.created" })).toHaveCount(10, { timeout: 90_000 });
});

test("a delivery that waits says in its line when it is tried again", async ({ page }) => {
  await signUp(page);
  const { id } = await call<{ id: string }>(page, "POST", "/webhook-endpoints", {
    url: shop.url,
    events: ["booking.created"],
  });
  await visit(page, `/settings/webhooks/${id}`);
  await makeHolds(page, 1);
  const log = page.getByRole("table", { name: "Deliveries" });
  await expect(log.getByRole("row", { name: /Pending/ })).toContainText(/Next attempt today \d\d:\d\d/, {
    timeout: 30_000,
  });
  await keepPicture(page, "delivery-that-waits");
});

test("an endpoint that was disabled by mistake is enabled again by undo", async ({ page }) => {
  await signUp(page);
  const { id } = await call<{ id: string }>(page, "POST", "/webhook-endpoints", {
    url: shop.url,
    events: ["booking.created"],
  });
  const isActive = async () => (await call<{ active: boolean }>(page, "GET", `/webhook-endpoints/${id}`)).active;
  await visit(page, `/settings/webhooks/${id}`);
  await page.getByRole("button", { name: "Disable", exact: true }).click();
  await expect.poll(isActive).toBe(false);
  await page.locator("[data-sonner-toast]").getByRole("button", { name: "Undo" }).click();
  await expect.poll(isActive).toBe(true);
  await expect(page.getByRole("button", { name: "Disable", exact: true })).toBeVisible();
});

test("a rotated secret signs on for the time that was chosen, which the endpoint tells", async ({ page }) => {
  await signUp(page);
  const { id, secret: old } = await call<{ id: string; secret: string }>(page, "POST", "/webhook-endpoints", {
    url: shop.url,
    events: ["booking.created"],
  });
  await visit(page, `/settings/webhooks/${id}`);
  const actions = page.getByRole("button", { name: "Endpoint actions" });
  await actions.click();
  await page.getByRole("menuitem", { name: "Rotate secret" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Old secret")).toHaveValue("0");
  await choose(page, "Old secret", "Also signs for 24 hours");
  await expectAccessible(page, "the choice of an overlap");
  await dialog.getByRole("button", { name: "Rotate secret" }).click();
  const secret = (await dialog.getByLabel("Signing secret", { exact: true }).textContent()) ?? "";
  await expect(dialog.getByText(/The old secret also signs until tomorrow \d+:\d+/)).toBeVisible();
  await dialog.getByRole("button", { name: "I’ve copied it" }).click();
  await expect(page.getByText(/The old secret also signs until tomorrow \d+:\d+/)).toBeVisible();

  await page.getByRole("button", { name: "Send test event" }).click();
  await expect.poll(() => shop.received.length, { timeout: 30_000 }).toBe(1);
  const sent = shop.received[0];
  const [stamp = "", ...given] = String(sent?.headers["svc-signature"]).split(",v1=");
  const hexOf = (key: string) =>
    createHmac("sha256", key)
      .update(`${stamp.slice(2)}.${sent?.body}`)
      .digest("hex");
  expect(given).toEqual([hexOf(secret), hexOf(old)]);

  await actions.click();
  await page.getByRole("menuitem", { name: "Rotate secret" }).click();
  await dialog.getByRole("button", { name: "Rotate secret" }).click();
  await dialog.getByRole("button", { name: "I’ve copied it" }).click();
  await expect(page.getByText(/The old secret also signs/)).toHaveCount(0);
});

test("a delivery that nobody took says why in words", async ({ page }) => {
  await signUp(page);
  const { id } = await call<{ id: string }>(page, "POST", "/webhook-endpoints", {
    url: shop.url,
    events: ["booking.created"],
  });
  await shop.stop();
  await visit(page, `/settings/webhooks/${id}`);
  await page.getByRole("button", { name: "Send test event" }).click();
  await expect(page.getByText("Test not delivered")).toBeVisible();
  const log = page.getByRole("table", { name: "Deliveries" });
  // Filtered-out events were sent all the same.
  await expect(log.getByRole("button", { name: /^webhook\.ping/ })).toBeVisible();
  await choose(page, "Status", "Skipped");
  await expect(page.getByRole("heading", { name: "No matching deliveries" })).toBeVisible();
  await expect(page.getByText("No deliveries yet")).toHaveCount(0);
  await choose(page, "Status", "Failed");
  await log.getByRole("button", { name: "webhook.ping Connection refused: nothing is listening there" }).click();
  await expect(page.getByRole("region", { name: "Response" })).toContainText(
    "The connection was refused (ECONNREFUSED).",
  );
});

test("an endpoint keeps to a service, which its screen names and an undo takes back", async ({ page }) => {
  await signUp(page);
  shop.answerWith((reply) => reply.writeHead(200).end("welcome"));
  const [cut, colour] = [await addService(page, { name: "Cut" }), await addService(page, { name: "Colour" })];
  await visit(page, "/settings/webhooks");
  await page.getByRole("button", { name: "New endpoint" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("URL").fill(shop.url);
  await dialog.getByText("More events").click();
  await dialog.getByRole("checkbox", { name: "customer.created" }).click();
  await dialog.getByText("Only some bookings").click();
  await dialog.getByRole("group", { name: "Services" }).getByRole("checkbox", { name: "Cut" }).click();
  await dialog.getByRole("group", { name: "Sources" }).getByRole("checkbox", { name: "Web chat" }).click();
  await expectAccessible(page, "the filters of an endpoint");
  await dialog.getByRole("button", { name: "Create endpoint" }).click();
  await expect(dialog.getByText(/^With filters, only events about bookings can be chosen\. Remove/)).toBeVisible();
  await dialog.getByRole("checkbox", { name: "customer.created" }).click();
  await dialog.getByRole("checkbox", { name: "All of these" }).click();
  await dialog.getByRole("button", { name: "Create endpoint" }).click();
  await dialog.getByRole("button", { name: "I’ve copied it" }).click();
  await page.getByRole("link", { name: shop.url }).click();
  const only = page.getByText("Only bookings that match:").locator("..");
  await expect(only).toContainText("ServicesCut");
  await expect(only).toContainText("SourcesWeb chat");

  const removeSource = async () => {
    await page.getByRole("button", { name: "Endpoint actions" }).click();
    await page.getByRole("menuitem", { name: "Edit endpoint" }).click();
    await dialog.getByRole("group", { name: "Sources" }).getByRole("checkbox", { name: "Web chat" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(only).not.toContainText("Sources");
  };
  await removeSource();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(only).toContainText("SourcesWeb chat");

  await removeSource();
  await makeHolds(page, 1, colour);
  await makeHolds(page, 1, cut);
  await expect.poll(() => shop.received.length, { timeout: 60_000 }).toBe(1);
  expect(JSON.parse(shop.received[0]?.body ?? "{}").data.booking.service_id).toBe(cut);
});
