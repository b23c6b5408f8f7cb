import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright/test";

export const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

async function serve(): Promise<string> {
  const script = readFileSync(axeFile);
  const headers = { "content-type": "text/javascript; charset=utf-8", "cache-control": "max-age=3600" };
  const server = createServer((_request, reply) => reply.writeHead(200, headers).end(script));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/axe.js`;
}

let served: Promise<string> | undefined;

/** Where pages get it; no request of theirs. */
export function axeAddress(): Promise<string> {
  served ??= serve();
  return served;
}

/** By address: half a megabyte through the driver's pipe takes three times the processor time. */
export async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  await page.addScriptTag({ url: await axeAddress() });
}
