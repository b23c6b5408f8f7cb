import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright/test";
import { expect, test } from "../browser";
import { call, signUp, visit } from "./people";

test.use({ locale: "en" });

/** A page of another site, with a form that submits itself to us. */
const trap = (action: string, field: string, value: string) => `<!doctype html><title>Free cake</title>
  <form method="post" enctype="text/plain" action="${action}"><input name='${field}' value='${value}'></form>
  <script>document.forms[0].submit()</script>`;

let server: Server;
let port: number;
let html = "";
test.beforeAll(async () => {
  server = createServer((_request, response) => response.setHeader("content-type", "text/html").end(html));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  port = (server.address() as AddressInfo).port;
});
test.afterAll(() => new Promise((closed) => server.close(closed)));

type Me = { project: { id: string } };

/** Where the form leads is our answer; the browser shows it like a page. */
async function spring(page: Page, host: string, to: string) {
  const answer = page.waitForResponse((response) => response.url() === to && response.request().method() === "POST");
  await page.goto(`http://${host}:${port}/`);
  const response = await answer;
  return { status: response.status(), cookie: (await response.request().allHeaders()).cookie ?? "" };
}

// Another port of our host is another origin of the same site: there the browser sends the session cookie.
for (const [host, withCookie, refusal] of [
  ["127.0.0.1", true, 403],
  ["localhost", false, 401],
] as const) {
  test(`a form on ${host}, on another port, changes nothing with the session`, async ({ page, baseURL }) => {
    await signUp(page);
    const first = (await call<Me>(page, "GET", "/me")).project.id;
    const body = { name: "Second", timezone: "America/Sao_Paulo", currency: "BRL" };
    const { id: second } = await call<{ id: string }>(page, "POST", "/workspaces", body);
    await visit(page, "/customers");

    const create = `${baseURL}/api/v1/customers`;
    html = trap(create, '{"name":"Mallory","phone":"+5511900000009","notes":"', '"}');
    const created = await spring(page, host, create);
    expect(created.cookie.includes("session-token")).toBe(withCookie);
    expect(created.status).toBe(refusal);
    expect((await call<{ data: unknown[] }>(page, "GET", "/customers")).data).toEqual([]);

    const change = `${baseURL}/api/v1/workspaces/${first}/switch`;
    html = trap(change, "a", "b");
    expect((await spring(page, host, change)).status).toBe(refusal);
    expect((await call<Me>(page, "GET", "/me")).project.id).toBe(second);
    // The same call from a page of ours does it.
    await call(page, "POST", `/workspaces/${first}/switch`);
    expect((await call<Me>(page, "GET", "/me")).project.id).toBe(first);
  });
}
