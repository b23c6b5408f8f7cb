import { readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page, Request } from "playwright/test";
import { expect, test } from "../browser";
import { at, book, openSalon } from "./calendar-world";
import { projectOf, says, somebodyOn } from "./chat-world";
import { addCustomer, call, visit } from "./people";

test.use({ locale: "en" });

const most = 250_000;
/** React and Next alone are 132 kB of it. */
const mostForCustomers = 180_000;
const before = ["/sign-in", "/sign-up", "/forgot-password", "/reset-password/x", "/invite/x"];
const documentation = [
  "/docs",
  "/docs/guides/first-booking",
  "/docs/operations/createBooking",
  "/docs/problems/slot_taken",
];

type Listed = { data: { id: string }[] };
const firstOf = async (page: Page, path: string): Promise<string> =>
  (await call<Listed>(page, "GET", path)).data[0]?.id ?? "";

const dashboard = join(import.meta.dirname, "../../app/(dashboard)");

/** Every page of the dashboard as its folders name it: "/calendar/[id]". */
const routes = (readdirSync(dashboard, { recursive: true }) as string[])
  .filter((file) => file.endsWith("page.tsx"))
  .map(
    (file) =>
      `/${file
        .split("/")
        .filter((part) => part !== "page.tsx" && !/^[@(]/.test(part))
        .join("/")}`,
  );

test("no screen loads more than 250 kB of compressed script", async ({ page, context }) => {
  const weights = new Map<string, Promise<number>>();
  const weigh = async (url: string): Promise<number> => {
    const body = await (await page.request.get(url)).body();
    // The map's engine and its worker are asked for when the list already stands; map-and-team.spec.ts holds that order.
    if (body.length > 500_000 && body.includes("maplibre")) return 0;
    // So is the engine that draws flows, at a desk alone: name, switch and steps stand before it.
    return body.length > 100_000 && body.includes("react-flow__") ? 0 : gzipSync(body).length;
  };
  const sizeOf = async (tab: Page, path: string): Promise<number> => {
    const scripts = new Set<string>();
    const note = (request: Request) => request.resourceType() === "script" && scripts.add(request.url());
    tab.on("request", note);
    await visit(tab, path);
    // What comes right after the first paint counts too.
    for (let known = 0; known < scripts.size; await tab.waitForTimeout(400)) known = scripts.size;
    tab.off("request", note);
    for (const url of scripts) if (!weights.has(url)) weights.set(url, weigh(url));
    const each = await Promise.all([...scripts].map((url) => weights.get(url) ?? 0));
    return each.reduce((sum, size) => sum + size, 0);
  };
  const tabs = [page, await context.newPage(), await context.newPage()];
  /** Every path in turn, by the next tab that is free: most of the time is spent waiting for what comes late. */
  const expectWithin = async (paths: Iterable<string>, limit: number, name = (path: string) => path) => {
    const queue = [...paths];
    const walk = async (tab: Page) => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const size = await sizeOf(tab, path);
        test.info().annotations.push({ type: "script", description: `${name(path)} ${size}` });
        expect.soft(size, name(path)).toBeLessThan(limit);
      }
    };
    await Promise.all(tabs.map(walk));
  };
  await expectWithin([...before, ...documentation], most);

  const world = await openSalon(page);
  const booking = await book(page, world, "Carla Neves", at(10));
  await addCustomer(page, { name: "Ana Souza", phone: "+5511900000001" });
  const hook = { url: "http://127.0.0.1:9/hook", events: ["booking.created"] };
  const endpoint = await call<{ id: string }>(page, "POST", "/webhook-endpoints", hook);
  const chat = await says(await projectOf(page), somebodyOn("webchat"), "Hello");
  const faq = { kind: "faq", question: "Parking?", answer: "Behind the house." };
  const known = await call<{ id: string }>(page, "POST", "/knowledge", faq);
  const rule = { name: "Tell", trigger: { type: "booking.created" }, actions: [{ type: "wait", minutes: 5 }] };
  const automation = await call<{ id: string }>(page, "POST", "/automations", rule);
  const flow = { name: "Reminder", trigger: { type: "booking.created" } };
  const drawn = await call<{ id: string }>(page, "POST", "/automation-flows", flow);
  const ids: Record<string, string> = {
    "/automations/flows/[id]": drawn.id,
    "/conversations/[id]": chat.conversation_id,
    "/calendar/[id]": booking.id,
    "/board/[id]": booking.id,
    "/inbox/[id]": booking.id,
    "/settings/webhooks/[id]": endpoint.id,
    "/automations/[id]": automation.id,
    "/automations/[id]/runs": automation.id,
    "/automations/new/[recipe]": "reminder",
    "/knowledge/[id]": known.id,
    "/knowledge/new/[kind]": "faq",
    "/customers/[id]": await firstOf(page, "/customers"),
    "/catalog/services/[id]": world.service,
    "/catalog/resources/[id]": world.chair,
    "/catalog/groups/[id]": await firstOf(page, "/resource-groups"),
    "/team/[id]": world.chair,
    "/catalog/schedules/[id]": await firstOf(page, "/schedules"),
  };
  // Customers have phones and slow networks: their pages weigh less.
  const { project } = await call<{ project: { slug: string } }>(page, "GET", "/me");
  const { url } = await call<{ url: string }>(page, "POST", `/bookings/${booking.id}/customer-link`);
  const open = [`/b/${project.slug}?service=${world.service}`, new URL(url).pathname];
  await expectWithin(open, mostForCustomers, (path) => path.slice(0, 3));
  const named = new Map<string, string>();
  for (const route of routes) {
    const path = route.includes("[") ? route.replace(/\[\w+\]/, ids[route] ?? "") : route;
    expect(path, `${route} has an example here`).not.toMatch(/\/$/);
    named.set(path, route);
  }
  await expectWithin(named.keys(), most, (path) => named.get(path) ?? path);
});
