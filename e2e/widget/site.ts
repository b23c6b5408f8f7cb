import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Frame, FrameLocator, Page } from "playwright/test";
import { axeFile } from "../axe-script";
import { expect, test } from "../browser";
import { call, signUp, silenceBot } from "../dashboard/people";

export type Site = { origin: string; key: string; stop: () => Promise<void> };

/** A page of another site from its own server, with a policy that allows our script and frame and no styles. */
export async function openSite(key: string, home: string): Promise<Site> {
  const policy = `default-src 'none'; script-src ${home}; frame-src ${home}; base-uri 'none'; require-trusted-types-for 'script'`;
  const html = `<!doctype html><html lang="en"><head><title>A shop</title><meta name="viewport" content="width=device-width"></head><body><main><h1>A shop</h1>
    <a href="#">First link</a></main><script async src="${home}/widget.js" data-key="${key}"></script></body></html>`;
  const server: Server = createServer((_request, reply) =>
    reply.setHeader("content-type", "text/html").setHeader("content-security-policy", policy).end(html),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, key, stop: () => new Promise((closed) => server.close(() => closed())) };
}

/** A new workspace whose owner has set up a chat; `origins` may be told later, when the sites have their ports. */
export async function openShop(page: Page, body: object = {}) {
  await signUp(page);
  await silenceBot(page);
  const put = (more: object = {}) =>
    call<{ key: string }>(page, "PUT", "/webchat-site", { name: "Aurora", greeting: "Hello there!", ...body, ...more });
  return { key: (await put()).key, put };
}

/** For `addInitScript`: the chat's frame has no storage, as where a browser blocks what other sites store. */
export function blockFrames(): void {
  if (location.pathname.startsWith("/embed/"))
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
}

export const launcher = (page: Page) => page.getByRole("button", { name: /Open chat with Aurora/ });
export const chat = (page: Page): FrameLocator => page.frameLocator("iframe[title='Chat with Aurora']");

const axe = readFileSync(axeFile, "utf8");
type Finding = { id: string; nodes: { html: string }[] };

export const frameOf = (page: Page): Frame => {
  const frame = page.frames().find((each) => each.url().includes("/embed/"));
  if (!frame) throw new Error("There is no chat on the page.");
  return frame;
};

/** What axe finds in the chat's own frame; and a picture of the page, by day and by night. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const frame = frameOf(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // The frame's policy lets in no script by its address.
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe);
    // In dark mode only the colors differ.
    const about = colorScheme === "dark" ? { runOnly: ["color-contrast"] } : {};
    const findings = await frame.evaluate(async (options) => {
      const { axe } = window as unknown as { axe: { run: (...args: unknown[]) => Promise<{ violations: Finding[] }> } };
      return (await axe.run(document, options)).violations;
    }, about);
    const said = findings.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" ")}`);
    expect(said, `${what}, ${colorScheme}`).toEqual([]);
    if (!process.env.PICTURES) continue;
    const folder = join(import.meta.dirname, "../../artifacts/screens");
    await page.screenshot({ path: join(folder, `widget-${what}.${test.info().project.name}.${colorScheme}.png`) });
  }
  await page.emulateMedia({ colorScheme: "light" });
}
