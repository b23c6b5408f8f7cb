import { createServer, get, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import type { Page } from "playwright/test";
import { expect, test } from "../browser";
import { openSalon } from "../dashboard/calendar-world";
import { call } from "../dashboard/people";
import { blockFrames, chat, frameOf, launcher, openShop, openSite } from "./site";

test.use({ locale: "en" });

const root = join(import.meta.dirname, "../..");

/** The same server by its other name, which browsers take for another site. */
const byName = (origin: string): string => origin.replace("127.0.0.1", "localhost");

/** A server of another site, with what it answers by path. */
async function serve(pages: Record<string, string>, policy: string) {
  const server = createServer((request, reply) => {
    const text = pages[request.url ?? ""];
    reply
      .setHeader("content-type", request.url?.endsWith(".js") ? "text/javascript" : "text/html")
      .setHeader("content-security-policy", policy);
    reply.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = byName(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { origin, stop: () => new Promise((closed) => server.close(closed)) };
}

type AsSent = { status: number; headers: IncomingHttpHeaders; bytes: number };

/** An answer as it goes over the wire, not unpacked. */
const asSent = (url: string, encoding: string): Promise<AsSent> =>
  new Promise((done, failed) => {
    get(url, { headers: { "accept-encoding": encoding } }, (reply) => {
      let bytes = 0;
      reply.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      reply.on("end", () => done({ status: reply.statusCode ?? 0, headers: reply.headers, bytes }));
    }).on("error", failed);
  });

/** Whether the chat's frame may store anything by itself. */
const storageOf = (page: Page) =>
  frameOf(page).evaluate(() => {
    try {
      return localStorage.length >= 0 ? "open" : "";
    } catch {
      return "blocked";
    }
  });

/** Writes by the chat, reloads, and finds what was written. */
async function goOnAfterReload(visitor: Page, text: string): Promise<void> {
  await launcher(visitor).click();
  const inside = chat(visitor);
  await inside.getByRole("button", { name: /Chat with us/ }).click();
  await expect(inside.getByLabel("Write a message")).toBeFocused();
  await visitor.keyboard.type(text);
  const taken = visitor.waitForResponse((reply) => reply.url().endsWith("/webchat/messages") && reply.status() === 201);
  await visitor.keyboard.press("Enter");
  await taken;
  await visitor.reload();
  await launcher(visitor).click();
  await inside.getByRole("button", { name: "Continue the conversation" }).click();
  await expect(inside.getByText(text)).toBeVisible();
}

test("a reload goes on with the conversation on another site, also where the browser blocks what other sites store", async ({
  page,
  browser,
  baseURL,
}) => {
  const { key, put } = await openShop(page);
  const site = await openSite(key, baseURL ?? "");
  const origin = byName(site.origin);
  await put({ allowed_origins: [origin] });

  const usual = await (await browser.newContext({ locale: "en" })).newPage();
  await usual.goto(origin);
  await goOnAfterReload(usual, "Do you open on Sunday?");

  const strict = await (await browser.newContext({ locale: "en" })).newPage();
  await strict.addInitScript(blockFrames);
  await strict.goto(origin);
  await expect(launcher(strict)).toBeVisible();
  expect(await storageOf(strict)).toBe("blocked");
  await goOnAfterReload(strict, "And on Monday?");
  await site.stop();
});

test("a version of the script is found by its hash from any site, kept for ever, and small", async ({
  page,
  browser,
  baseURL,
}) => {
  const home = baseURL ?? "";
  const read = (path: string, headers: Record<string, string> = {}) => page.request.get(`${home}${path}`, { headers });
  const latest = await read("/widget/latest.json");
  expect(latest.headers()["access-control-allow-origin"]).toBe("*");
  expect(latest.headers()["cache-control"]).not.toContain("immutable");
  const { src, integrity } = (await latest.json()) as { src: string; integrity: string };
  expect(src).toMatch(/^\/widget\/[0-9a-f]{16}\.js$/);
  expect((await read("/widget/0000000000000000.js")).status()).toBe(404);
  for (const encoding of ["br", "gzip"]) {
    const { headers } = await asSent(`${home}${src}`, encoding);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toMatch(/^(text|application)\/javascript/);
    expect(headers.vary).toMatch(/accept-encoding/i);
  }
  // Files of pages are small too, and what does not take Brotli gets them as they are.
  const script = /\/_next\/static\/[\w./-]+\.js/.exec(await (await read("/sign-in")).text())?.[0] ?? "";
  const sizes = await Promise.all(
    ["br", "identity"].map(async (encoding) => {
      const reply = await asSent(`${home}${script}`, encoding);
      expect([reply.status, reply.headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
      return reply.bytes;
    }),
  );
  expect(sizes[0]).toBeLessThan((sizes[1] ?? 0) / 2);

  const { key, put } = await openShop(page);
  const tag = (hash: string) =>
    `<script async src="${home}${src}" integrity="${hash}" crossorigin="anonymous" data-key="${key}"></script>`;
  const shell = (tags: string) => `<!doctype html><html lang="en"><title>A shop</title><body><h1>A shop</h1>${tags}`;
  const wrong = `sha384-${"A".repeat(64)}`;
  const policy = `default-src 'none'; script-src ${home}; frame-src ${home}`;
  const site = await serve({ "/": shell(tag(integrity)), "/changed": shell(tag(wrong)) }, policy);
  await put({ allowed_origins: [site.origin] });
  // Without the header that gives each test its own address: with it, a browser would ask first whether it may send it.
  const visitor = await (await browser.newContext({ locale: "en", extraHTTPHeaders: {} })).newPage();
  await visitor.goto(site.origin);
  await launcher(visitor).click();
  await expect(chat(visitor).getByRole("button", { name: /Chat with us/ })).toBeVisible();
  const refused = visitor.waitForEvent("console", (line) => /integrity/i.test(line.text()));
  await visitor.goto(`${site.origin}/changed`);
  await refused;
  expect(await visitor.evaluate(() => window.Turnero)).toBeUndefined();
  await site.stop();
});

const app = `
import { createElement as h, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { BookingButton, BookingPage, TurneroChat } from "@turnero/web/react";
const { home, key, page } = window.given;
function Site() {
  const [route, go] = useState("home");
  return h("main", null,
    h("button", { onClick: () => go("home") }, "Home"),
    h("button", { onClick: () => go("book") }, "Booking"),
    h("h1", null, route),
    route === "home" ? h(BookingButton, { page }, "Book over this page") : h(BookingPage, { page }, "Book here"),
    h(TurneroChat, { home, publishableKey: key, locale: "en", visitor: { name: "Ana Souza" } }));
}
createRoot(document.body.appendChild(document.createElement("div"))).render(h(StrictMode, null, h(Site)));
`;

test("the React components show chat and booking page, and go with their routes", async ({
  page,
  browser,
  baseURL,
}) => {
  const home = baseURL ?? "";
  await openSalon(page);
  const { outputFiles } = await build({
    stdin: { contents: app, resolveDir: root, loader: "js" },
    alias: { "@turnero/web/react": join(root, "clients/web/react.mjs") },
    bundle: true,
    write: false,
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    format: "iife",
  });
  const pages: Record<string, string> = { "/app.js": outputFiles[0]?.text ?? "" };
  const site = await serve(pages, `default-src 'none'; script-src 'self' ${home}; frame-src ${home}`);
  const shop = { name: "Aurora", greeting: "Hello there!", allowed_origins: [site.origin] };
  const { key } = await call<{ key: string }>(page, "PUT", "/webchat-site", shop);
  const put = { enabled: true, allowed_origins: [site.origin] };
  const { url } = await call<{ url: string }>(page, "PUT", "/booking-page", put);
  const given = { home, key, page: url.replace(/^http:\/\/localhost(:\d+)/, home) };
  pages["/given.js"] = `window.given = ${JSON.stringify(given)};`;
  pages["/"] =
    `<!doctype html><html lang="en"><title>A shop</title><body><script src="/given.js"></script><script src="/app.js"></script>`;

  const visitor = await (await browser.newContext({ locale: "en", viewport: { width: 1280, height: 800 } })).newPage();
  const complaints: string[] = [];
  visitor.on("console", (line) => line.type() === "error" && complaints.push(line.text()));
  await visitor.goto(site.origin);
  await launcher(visitor).click();
  await expect(chat(visitor).getByText("Hello there!")).toBeVisible();
  await launcher(visitor)
    .or(visitor.getByRole("button", { name: "Close chat" }))
    .first()
    .click();

  const link = visitor.getByRole("link", { name: "Book over this page" });
  await link.focus();
  await visitor.keyboard.press("Enter");
  const over = visitor.frameLocator("iframe[title='Book over this page']");
  await expect(over.getByRole("button", { name: /Haircut/ })).toBeVisible();
  await visitor.getByRole("button", { name: "Close", exact: true }).click();
  await expect(link).toBeFocused();

  const inPage = visitor.frameLocator("iframe[title='Book here']");
  for (const _time of ["first", "second"]) {
    await visitor.getByRole("button", { name: "Booking" }).click();
    await expect(inPage.getByRole("button", { name: /Haircut/ })).toBeVisible();
    await expect(visitor.getByRole("link", { name: "Book here" })).toBeHidden();
    await visitor.getByRole("button", { name: "Home", exact: true }).click();
    await expect(visitor.locator("iframe[title='Book here']")).toHaveCount(0);
    await expect(launcher(visitor)).toHaveCount(1);
  }
  expect(complaints).toEqual([]);
  await site.stop();
});
