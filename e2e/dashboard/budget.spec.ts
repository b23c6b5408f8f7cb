import { readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright/test";
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

test("no screen loads more than 250 kB of compressed script", async ({ page }) => {
  test.setTimeout(240_000);
  const scripts = new Set<string>();
  const weights = new Map<string, Promise<number>>();
  page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
  const weigh = async (url: string): Promise<number> => {
    const body = await (await page.request.get(url)).body();
    // The map's engine and its worker are asked for when the list already stands; map-and-team.spec.ts holds that order.
    if (body.length > 500_000 && body.includes("maplibre")) return 0;
    // So is the engine that draws flows, at a desk alone: name, switch and steps stand before it.
    return body.length > 100_000 && body.includes("react-flow__") ? 0 : gzipSync(body).length;
  };
  const sizeOf = async (path: string): Promise<number> => {
    scripts.clear();
    await visit(page, path);
    // What comes right after the first paint counts too.
    for (let known = 0; known < scripts.size; await page.waitForTimeout(400)) known = scripts.size;
    for (const url of scripts) if (!weights.has(url)) weights.set(url, weigh(url));
    const each = await Promise.all([...scripts].map((url) => weights.get(url) ?? 0));
    return each.reduce((sum, size) => sum + size, 0);
  };
  for (const path of [...before, ...documentation]) expect(await sizeOf(path), path).toBeLessThan(most);

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
  for (const path of [`/b/${project.slug}?service=${world.service}`, new URL(url).pathname]) {
    const size = await sizeOf(path);
    test.info().annotations.push({ type: "script", description: `${path.slice(0, 3)} ${size}` });
    expect(size, path.slice(0, 3)).toBeLessThan(mostForCustomers);
  }
  for (const route of new Set(routes)) {
    const path = route.includes("[") ? route.replace(/\[\w+\]/, ids[route] ?? "") : route;
    expect(path, `${route} has an example here`).not.toMatch(/\/$/);
    const size = await sizeOf(path);
    test.info().annotations.push({ type: "script", description: `${route} ${size}` });
    expect.soft(size, route).toBeLessThan(most);
  }
});
