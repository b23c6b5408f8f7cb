import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "playwright/test";
import { expect, test } from "../browser";
import { expectAccessible } from "../dashboard/axe";
import { openSalon } from "../dashboard/calendar-world";
import { visit } from "../dashboard/people";
import { keepPicture } from "../dashboard/picture";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

type Site = { origin: string; show: (lines: string) => void; stop: () => Promise<void> };

/** A site on its own server, with a policy that allows our script and frame and no styles. */
async function openSite(home: string): Promise<Site> {
  const policy = `default-src 'none'; script-src ${home}; frame-src ${home}; base-uri 'none'; require-trusted-types-for 'script'`;
  let lines = "";
  const server = createServer((_request, reply) =>
    reply
      .setHeader("content-type", "text/html")
      .setHeader("content-security-policy", policy)
      .end(
        `<!doctype html><html lang="en"><head><title>A shop</title><meta name="viewport" content="width=device-width"></head><body><main><h1>A shop</h1>${lines}<p>Below</p></main></body></html>`,
      ),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show: (next) => {
      lines = next;
    },
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** The lines that the settings offer, with the installation's address as this browser reaches it. */
async function snippet(page: Page, label: string, home: string): Promise<string> {
  const lines = (await page.getByRole("region", { name: label }).locator("pre").textContent()) ?? "";
  return lines.replaceAll(/http:\/\/localhost(:\d+)/g, home);
}

/** Presses a button of the framed page once the page listens. */
async function pressIn(button: Locator): Promise<void> {
  const listens = () =>
    button.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));
  await expect.poll(listens).toBe(true);
  await button.click();
}

test("a site that is allowed shows the booking page as a pop-up and in its own page", async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const home = baseURL ?? "";
  const touch = project.name !== "wide";
  const site = await openSite(home);
  await openSalon(page);
  await visit(page, "/settings/booking-page");
  await expect(page.getByText("Add your website above and save.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Add origin" }).click();
  await page.getByLabel("Origin 1", { exact: true }).fill(`${site.origin}/path`);
  await page.getByRole("button", { name: "Save page" }).click();
  await expect(page.getByLabel("Origin 1", { exact: true })).toHaveAccessibleDescription(/Enter an origin such as/);
  await page.getByLabel("Origin 1", { exact: true }).fill(site.origin);
  await page.getByRole("button", { name: "Save page" }).click();
  await expect(page.getByRole("region", { name: "A button that opens it" })).toBeVisible();
  await expectAccessible(page, "settings of an embedded page");

  const size = touch ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const visitor = await (
    await browser.newContext({ locale: "en", timezoneId: "America/Sao_Paulo", viewport: size })
  ).newPage();
  site.show(await snippet(page, "A button that opens it", home));
  await visitor.goto(site.origin);
  const link = visitor.getByRole("link", { name: "Book now" });
  const frame = visitor.frameLocator("iframe");
  await link.focus();
  await visitor.keyboard.press("Enter");
  const dialog = visitor.getByRole("dialog", { name: "Book now" });
  await expect(dialog).toBeVisible();
  await pressIn(frame.getByRole("button", { name: /Haircut/ }));
  await expect(frame.getByRole("heading", { name: "Choose a time" })).toBeFocused();
  await keepPicture(visitor, "booking page over a site");
  const box = await dialog.boundingBox();
  if (touch) expect(box).toMatchObject({ x: 0, y: 0, width: 390 });
  // Inside the frame and outside of it, Escape closes, and the focus is where it was.
  await visitor.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await visitor.keyboard.press("Enter");
  await expect(frame.getByRole("button", { name: /Haircut/ })).toBeVisible();
  await visitor.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  site.show(await snippet(page, "Inside your page", home));
  await visitor.goto(site.origin);
  await expect(frame.getByRole("button", { name: /Haircut/ })).toBeVisible();
  await expect(link).toBeHidden();
  const heights = () =>
    Promise.all([
      visitor.locator("iframe").evaluate((each) => each.clientHeight),
      frame.locator("[data-page]").evaluate((each) => each.clientHeight),
    ]);
  await expect.poll(async () => new Set(await heights()).size).toBe(1);
  const [before = 0] = await heights();
  await pressIn(frame.getByRole("button", { name: /Haircut/ }));
  await expect.poll(async () => (await heights())[0]).toBeGreaterThan(before);
  await expect.poll(async () => new Set(await heights()).size).toBe(1);
  await keepPicture(visitor, "booking page in a site");
  await site.stop();
});

test("a site that is not allowed has an ordinary link to the booking page", async ({ page, browser, baseURL }) => {
  const home = baseURL ?? "";
  const site = await openSite(home);
  await openSalon(page);
  await visit(page, "/settings/booking-page");
  const address = ((await page.getByRole("status", { name: "Link" }).textContent()) ?? "").replace(
    /http:\/\/localhost(:\d+)/,
    home,
  );
  for (const path of ["", "?frame=inline"]) {
    const answer = await page.request.get(`${address}${path}`);
    expect(answer.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  }
  expect((await page.request.get(address)).headers()["x-frame-options"]).toBe("DENY");
  site.show(`<a href="${address}" data-turnero="inline">Book now</a><script async src="${home}/booking.js"></script>`);
  const visitor = await (await browser.newContext({ locale: "en" })).newPage();
  await visitor.goto(site.origin);
  await expect(visitor.locator("iframe")).toHaveCount(1);
  await expect(visitor.locator("iframe")).toHaveCount(0);
  await expect(visitor.getByRole("link", { name: "Book now" })).toBeVisible();
  await site.stop();
});
