import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { expect } from "../browser";
import { at, book, openSalon } from "./calendar-world";
import { projectOf, says, somebodyOn } from "./chat-world";
import { addCustomer, call } from "./people";

export const before = ["/sign-in", "/sign-up", "/forgot-password", "/reset-password/x", "/invite/x"];
export const documentation = [
  "/docs",
  "/docs/guides/first-booking",
  "/docs/operations/createBooking",
  "/docs/problems/slot_taken",
];
export const handbook = [
  "/help",
  "/help?q=undo&lang=en",
  "/help/bookings",
  "/help/members?lang=es",
  "/help/notices?lang=pt-BR",
];

type Listed = { data: { id: string }[] };
const firstOf = async (page: Page, path: string): Promise<string> =>
  (await call<Listed>(page, "GET", path)).data[0]?.id ?? "";

const dashboard = join(import.meta.dirname, "../../app/(dashboard)");

/** Every page of the dashboard as its folders name it: "/calendar/[id]". */
const routes = (readdirSync(dashboard, { recursive: true }) as string[])
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map(
    (file) =>
      `/${file
        .split("/")
        .filter((part) => part !== "page.tsx" && !/^[@(]/.test(part))
        .join("/")}`,
  );

/** A workspace in which every page has something to show: the customers' addresses, and the dashboard's with their routes. */
export async function everyPath(page: Page): Promise<{ open: string[]; named: Map<string, string> }> {
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
    "/reports/[report]": "bookings",
    "/reports/[report]/list": "bookings",
    "/team/[id]": world.chair,
    "/team/[id]/edit": world.chair,
    "/catalog/schedules/[id]": await firstOf(page, "/schedules"),
  };
  const { project } = await call<{ project: { slug: string } }>(page, "GET", "/me");
  const { url } = await call<{ url: string }>(page, "POST", `/bookings/${booking.id}/customer-link`);
  const open = [`/b/${project.slug}?service=${world.service}`, new URL(url).pathname];
  const named = new Map<string, string>();
  for (const route of routes) {
    const path = route.includes("[") ? route.replace(/\[\w+\]/, ids[route] ?? "") : route;
    expect(path, `${route} has an example here`).not.toMatch(/.\/$/);
    named.set(path, route);
  }
  return { open, named };
}
