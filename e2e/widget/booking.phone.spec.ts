import { expect, test } from "../browser";
import { choose } from "../choose";
import { addService, call } from "../dashboard/people";
import { chat, expectAccessible, launcher, openShop, openSite } from "./site";

test.use({ locale: "en" });

test("a visitor books a time inside the chat, on a phone", async ({ page, browser, baseURL }) => {
  const { key, put } = await openShop(page);
  const length = { key: "length", label: "Length", type: "select", options: ["Short", "Long"], required: true };
  await addService(page, { max_party_size: 3, intake_fields: [length] });
  const site = await openSite(key, baseURL ?? "");
  await put({
    allowed_origins: [site.origin],
    business_hours: { timezone: "America/Sao_Paulo", weekly: [], away_message: "Back on Monday." },
  });
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: "en" };
  const visitor = await (await browser.newContext(phone)).newPage();
  // A client clock that runs ahead must not end a hold that is still valid.
  await visitor.addInitScript(() => {
    const real = Date.now;
    Date.now = () => real() + 1_200_000;
  });
  await visitor.goto(site.origin);
  await launcher(visitor).tap();
  const inside = chat(visitor);
  await expect(inside.getByText("Back on Monday.")).toBeVisible();
  const frame = visitor.locator("iframe[title='Chat with Aurora']");
  await expect.poll(() => frame.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 }); // It slides up.
  await expectAccessible(visitor, "away");

  const held = async () => (await call<{ data: unknown[] }>(page, "GET", "/bookings?status=held")).data.length;
  await inside.getByRole("button", { name: /Book an appointment/ }).tap();
  await inside.getByRole("button", { name: /Haircut/ }).tap();
  await inside.locator(".wc-day").nth(2).tap();
  await inside.locator(".wc-time").first().tap();
  await inside.getByRole("timer").waitFor();
  expect(await held()).toBe(1);
  await inside.getByRole("button", { name: "Back", exact: true }).tap();
  await expect.poll(held).toBe(0);

  await inside.getByRole("button", { name: /Book an appointment/ }).tap();
  await inside.getByRole("button", { name: /Haircut/ }).tap();
  await expect(inside.getByRole("heading", { name: "Choose a time" })).toBeVisible();
  await inside.getByLabel("Party size").fill("2");
  await inside.locator(".wc-day").nth(2).tap();
  await inside.locator(".wc-time").first().waitFor();
  await expectAccessible(visitor, "times");
  await inside.locator(".wc-time").nth(4).tap();
  await expect(inside.getByRole("timer")).toHaveText(/Held for you for 9:\d\d/);
  await inside.getByRole("button", { name: "Confirm booking" }).tap();
  await expect(inside.getByText("Enter your name.")).toBeVisible();
  await inside.getByLabel("Name").fill("Bruna Lima");
  await inside.getByLabel("Phone").fill("+55 (11) 98765-4321");
  await inside.getByRole("button", { name: "Confirm booking" }).tap();
  await expect(inside.getByText("This question is required.")).toBeVisible();
  await choose(inside, "Length", "Short");
  await expectAccessible(visitor, "details");
  await inside.getByRole("button", { name: "Confirm booking" }).tap();
  await expect(inside.getByRole("heading", { name: "Booked" })).toBeVisible();
  await expectAccessible(visitor, "booked");
  await inside.getByRole("button", { name: "Back to the conversation" }).tap();
  await expect(inside.getByText(/^Booked: Haircut, /)).toBeVisible();
  await expectAccessible(visitor, "confirmed");

  type Bookings = { data: { conversation_id: string }[] };
  const { data } = await call<Bookings>(page, "GET", "/bookings");
  expect(data).toMatchObject([
    {
      status: "confirmed",
      source: "webchat",
      party_size: 2,
      intake: { length: "Short" },
      customer: { name: "Bruna Lima", phone: "+5511987654321" },
    },
  ]);
  expect(data[0]?.conversation_id).toMatch(/^cnv_/);

  // Another service at the same time: a warning, and no refusal.
  await addService(page, { name: "Beard" });
  await inside.getByRole("button", { name: /Book an appointment/ }).tap();
  await inside.getByRole("button", { name: /Beard/ }).tap();
  await inside.locator(".wc-day").nth(2).tap();
  await inside.locator(".wc-time").nth(4).tap();
  await expect(inside.getByText("You already have a booking at this time. You can still go on.")).toBeVisible();
  await expect(inside.getByText(/^Haircut · \d\d:\d\d$/)).toBeVisible();
  await expectAccessible(visitor, "another booking at that time");
  await site.stop();
});
