import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { agentOf } from "@/lib/testing/agent";
import { expect, test } from "../browser";
import { choose } from "../choose";
import { expectAccessible } from "./axe";
import { addService, signUp, visit } from "./people";

test.use({ locale: "en" });

type Slots = { data: { start: string }[] };

/** The app on this device that the agent listens with. */
async function listen() {
  const answers: URL[] = [];
  const server = createServer((message, reply) => {
    if (message.url?.startsWith("/callback")) answers.push(new URL(message.url, "http://localhost"));
    reply.end("Back in the app.");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return { answers, server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback` };
}

test("from nothing to a booking by an agent that the member allowed, and the end of it", async ({ page }, {
  project,
}) => {
  await signUp(page);
  const service = await addService(page, { name: "Cut" });

  // What an agent does by itself: finds the server, registers.
  const base = process.env.TURNERO_URL ?? "";
  const first = await fetch(`${base}/api/mcp`, { method: "POST", body: "{}" });
  const where = /resource_metadata="([^"]+)"/.exec(first.headers.get("www-authenticate") ?? "")?.[1] ?? "";
  const resource = await (await fetch(where)).json();
  const server = await (
    await fetch(`${resource.authorization_servers[0]}/.well-known/oauth-authorization-server`)
  ).json();
  const app = await listen();
  const registered = await fetch(server.registration_endpoint, {
    method: "POST",
    body: JSON.stringify({ client_name: "Claude", redirect_uris: [app.address.replace(/:\d+/, "")] }),
  });
  const { client_id } = await registered.json();
  const verifier = randomBytes(32).toString("base64url");
  const asked = (scope: string) =>
    `${new URL(server.authorization_endpoint).pathname}?${new URLSearchParams({
      response_type: "code",
      client_id,
      redirect_uri: app.address,
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
      scope,
      state: "s1",
      resource: resource.resource,
    })}`;

  // Not allowed at first.
  await visit(page, asked("slots:read"));
  await page.getByRole("button", { name: "Don’t allow" }).click();
  await expect(page.getByText("Back in the app.")).toBeVisible();
  expect(Object.fromEntries(app.answers[0]?.searchParams ?? [])).toMatchObject({ error: "access_denied", state: "s1" });

  await visit(page, asked("config:read slots:read bookings:read bookings:write settings:write"));
  await expect(page.getByRole("heading", { name: "Claude wants to work in Turnero for you" })).toBeVisible();
  await expect(page.getByText("You return to an app on this device")).toBeVisible();
  await expect(page.getByLabel("View availability")).toBeChecked();
  await expectAccessible(page, "the consent page");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `artifacts/agents/consent-${project.name}-${colorScheme}.png`, fullPage: true });
  }
  await page.getByLabel("Edit settings").uncheck();
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(page.getByText("Back in the app.")).toBeVisible();
  const answer = app.answers[1]?.searchParams;
  expect([answer?.get("state"), answer?.get("iss")]).toEqual(["s1", server.issuer]);

  const tokens = await fetch(server.token_endpoint, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id,
      redirect_uri: app.address,
      code: answer?.get("code") ?? "",
      code_verifier: verifier,
      resource: resource.resource,
    }),
  });
  const { access_token, scope } = await tokens.json();
  expect(scope).toBe("slots:read bookings:read bookings:write config:read");

  const agent = await agentOf(base, access_token, { revision: "2026-07-28" });
  const slots = await agent.use<Slots>("list_slots", { service_id: service, limit: 2 });
  const start = slots.structuredContent.data[1]?.start;
  const held = await agent.use<{ id: string }>("create_hold", { service_id: service, start });
  const booked = await agent.use<{ status: string }>("confirm_hold", {
    id: held.structuredContent.id,
    customer: { name: "Ana", phone: "+5511900000001" },
  });
  expect(booked.structuredContent.status).toBe("confirmed");

  await visit(page, "/settings/agents");
  const list = page.getByRole("list", { name: "Connected agents" });
  await expect(list.getByRole("listitem")).toContainText("Claude");
  await expect(page.getByRole("table", { name: "Calls" })).toContainText("confirm_hold");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `artifacts/agents/settings-${project.name}-${colorScheme}.png`, fullPage: true });
  }
  await choose(page, "What the agent is for", "Conversations");
  await list.getByRole("button", { name: "Disconnect Claude" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByRole("heading", { name: "No connected agents" })).toBeVisible();
  await expect(agent.use("get_me")).rejects.toThrow();
  await agent.client.close();
  app.server.close();
});

test("who is not signed in signs in first, and a link of nobody leads nowhere", async ({ page, browser }) => {
  await visit(page, "/oauth/authorize?client_id=oac_nobody&redirect_uri=https://evil.example/");
  await expect(page.getByRole("heading", { name: "This link doesn’t work" })).toBeVisible();
  const base = process.env.TURNERO_URL ?? "";
  const registered = await fetch(`${base}/api/oauth/register`, {
    method: "POST",
    body: JSON.stringify({ client_name: "Desk", redirect_uris: ["https://desk.example/back"] }),
  });
  const { client_id } = await registered.json();
  const query = new URLSearchParams({ client_id, redirect_uri: "https://desk.example/back", response_type: "code" });
  const guest = await browser.newContext();
  const other = await guest.newPage();
  await other.goto(`${base}/oauth/authorize?${query}`);
  await expect(other).toHaveURL(/\/sign-in\?next=/);
  await guest.close();
  await signUp(page);
  await visit(page, `/oauth/authorize?${query}`);
  await expect(page.getByRole("heading", { name: "Desk asked for something we can’t give" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Desk" })).toHaveAttribute(
    "href",
    /desk\.example.*error=invalid_request/,
  );
});
