import type { Page } from "playwright/test";
import type { Booking } from "@/lib/domains/bookings/schema";
import { expect, test } from "../browser";
import { choose } from "../choose";
import { tabTo } from "../tab-to";
import { expectAccessible } from "./axe";
import { send } from "./calendar-world";
import { call, signUp, visit } from "./people";
import { dragOnto } from "./work-world";

test.use({ locale: "en" });

type Made = { id: string };
type Depot = { service: string; ana: string; bruno: string };

/** Two drivers and a queue of deliveries. */
async function openDepot(page: Page): Promise<Depot> {
  await signUp(page);
  const driver = async (name: string) => (await send<Made>(page, "/resources", { name, kind: "person" })).id;
  const [ana, bruno] = [await driver("Ana Prado"), await driver("Bruno Reis")];
  const group = await send<Made>(page, "/resource-groups", { name: "Drivers", resource_ids: [ana, bruno] });
  const service = await send<Made>(page, "/services", { name: "Delivery", kind: "queue", group_id: group.id });
  return { service: service.id, ana, bruno };
}

let phones = 0;
const deliver = (page: Page, { service }: Depot, name: string, [lat, lng]: [number, number], more: object = {}) =>
  send<Booking>(page, "/bookings", {
    service_id: service,
    customer: { name, phone: `+55119${String(60_000_000 + phones++)}` },
    location: { formatted: `Rua ${name}`, lat, lng },
    ...more,
  });
const assignee = async (page: Page, { id }: Made) =>
  (await call<Booking>(page, "GET", `/bookings/${id}`)).assignee?.name ?? null;
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString();

test("the dispatcher draws around tasks on the map, gives them to the nearest driver, and takes it back", async ({
  page,
}) => {
  const depot = await openDepot(page);
  const tasks = [
    await deliver(page, depot, "Aline", [-23.56, -46.66]),
    await deliver(page, depot, "Beto", [-23.62, -46.6]),
    await deliver(page, depot, "Clara", [-23.7, -46.4]),
  ];
  // Bruno has just finished one near by, Ana has one that is late.
  const done = await deliver(page, depot, "Davi", [-23.6, -46.68]);
  await send(page, `/bookings/${done.id}/actions/take`, { resource_id: depot.bruno });
  await send(page, `/bookings/${done.id}/check-in`, {});
  await send(page, `/bookings/${done.id}/complete`, {});
  const late = await deliver(page, depot, "Elisa", [-23.58, -46.5], { due_at: yesterday() });
  await send(page, `/bookings/${late.id}/actions/take`, { resource_id: depot.ana });

  await visit(page, "/map");
  await expect(page.locator("[data-map=drawn]")).toBeVisible();
  await expect(page.locator("main [data-person='Bruno Reis']")).toHaveText("BR");
  await page.getByRole("button", { name: "Select an area" }).click();
  const pin = async (name: string) => {
    const box = await page.locator(`main [data-pin][title^="${name}"]`).boundingBox();
    if (!box) throw new Error(`${name} is not on the map.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [a, b] = [await pin("Aline"), await pin("Beto")];
  const margin = 14;
  const [left, right] = [Math.min(a.x, b.x) - margin, Math.max(a.x, b.x) + margin];
  const [top, bottom] = [Math.min(a.y, b.y) - margin, Math.max(a.y, b.y) + margin];
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (const [x, y] of [
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ] as const)
    await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.up();
  const bar = page.getByRole("region", { name: "Edit selected tasks" });
  await expect(bar.getByText("2 selected")).toBeVisible();
  await expectAccessible(page, "tasks selected on the map");

  await bar.getByRole("button", { name: "Assign", exact: true }).click();
  const dialog = page.getByRole("dialog");
  // The nearest driver is first, with what each has to do.
  await expect(dialog.locator("option").nth(1)).toHaveText(/^Bruno Reis · no tasks · [\d.]+ km$/);
  await expect(dialog.locator("option").nth(2)).toHaveText(/^Ana Prado · 1 task · 1 late$/);
  await choose(dialog, "Assignee", "Bruno Reis");
  await dialog.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(page.getByText("2 tasks assigned to Bruno Reis")).toBeVisible();
  expect(await Promise.all(tasks.map((task) => assignee(page, task)))).toEqual(["Bruno Reis", "Bruno Reis", null]);

  await page.getByRole("button", { name: "By person" }).click();
  const heads = page.locator("main li[data-person]");
  await expect(heads).toHaveText([/^Unassigned/, /^Ana Prado.*1 task · 1 late/, /^Bruno Reis.*2 tasks · seen/]);
  await expectAccessible(page, "the map by person");
  // From the driver who has them to the other, all at once, by the keyboard.
  const both = page.getByRole("checkbox", { name: "Select all 2 tasks: Bruno Reis" });
  await expect(both).toBeChecked();
  await tabTo(page, both);
  await page.keyboard.press("Space");
  await expect(bar).toHaveCount(0);
  await page.keyboard.press("Space");
  await bar.getByRole("button", { name: "Assign", exact: true }).click();
  await choose(dialog, "Assignee", "Ana Prado");
  await tabTo(page, dialog.getByRole("button", { name: "Assign", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 tasks assigned to Ana Prado")).toBeVisible();
  await expect(heads).toHaveCount(2);
  await page
    .locator("[data-sonner-toast]", { hasText: "2 tasks assigned to Ana Prado" })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(heads).toHaveCount(3);
  // One after the other goes back.
  await expect
    .poll(() => Promise.all(tasks.map((task) => assignee(page, task))))
    .toEqual(["Bruno Reis", "Bruno Reis", null]);
});

test("the board by person assigns what is dropped on somebody, and takes it off them again", async ({ page }) => {
  const depot = await openDepot(page);
  const task = await deliver(page, depot, "Aline", [-23.56, -46.66]);
  const late = await deliver(page, depot, "Elisa", [-23.58, -46.6], { due_at: yesterday() });
  await send(page, `/bookings/${late.id}/actions/take`, { resource_id: depot.ana });
  await visit(page, "/board");
  await page.getByRole("button", { name: "By person" }).click();
  const column = (name: string) => page.getByRole("region", { name, exact: true });
  const card = (where: string, who: string) => column(where).getByRole("link", { name: new RegExp(who) });
  await expect(column("Ana Prado")).toContainText("1 late");
  await expect(column("Ana Prado"), "how many is said once").not.toContainText("1 task");
  await expect(card("Ana Prado", "Elisa")).toBeVisible();
  await expectAccessible(page, "the board by person");

  await dragOnto(card("Unassigned", "Aline"), column("Bruno Reis"));
  await expect(card("Bruno Reis", "Aline")).toBeVisible();
  await expect(page.getByText("Aline: now with Bruno Reis")).toBeVisible();
  await expect.poll(() => assignee(page, task)).toBe("Bruno Reis");

  // By the keyboard, from Bruno to Ana, and back into the queue.
  await card("Bruno Reis", "Aline").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(card("Ana Prado", "Aline")).toBeVisible();
  await expect.poll(() => assignee(page, task)).toBe("Ana Prado");
  await page
    .locator("[data-sonner-toast]", { hasText: "now with Ana Prado" })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(card("Bruno Reis", "Aline")).toBeVisible();
  await expect.poll(() => assignee(page, task)).toBe("Bruno Reis");
  await card("Bruno Reis", "Aline").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  await expect(card("Unassigned", "Aline")).toBeVisible();
  await expect.poll(() => assignee(page, task)).toBeNull();
});

test("a card's menu assigns, and suggests nobody", async ({ page }) => {
  const depot = await openDepot(page);
  const task = await deliver(page, depot, "Aline", [-23.56, -46.66]);
  await visit(page, "/board");
  await page.getByRole("button", { name: /Aline/ }).click();
  await page.getByRole("menuitem", { name: "Assign", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Assign" });
  const who = dialog.getByLabel("Assignee");
  await expect(who).toHaveValue("");
  await dialog.getByRole("button", { name: "Assign" }).click();
  await expect(who).toHaveAttribute("aria-invalid", "true");
  await who.focus();
  await page.keyboard.press("B");
  await dialog.getByRole("button", { name: "Assign" }).click();
  await expect.poll(() => assignee(page, task)).toBe("Bruno Reis");
});

test("a card that is dropped on the stage of assigned tasks asks who gets it", async ({ page }) => {
  const depot = await openDepot(page);
  // The dispatcher drives too.
  const { member } = await call<{ member: Made }>(page, "GET", "/me");
  await call(page, "PATCH", `/resources/${depot.ana}`, { member_id: member.id });
  const task = await deliver(page, depot, "Aline", [-23.56, -46.66]);
  await visit(page, "/board");
  const column = (name: string) => page.getByRole("region", { name, exact: true });
  const card = (where: string) => column(where).getByRole("link", { name: /Aline/ });
  const dialog = page.getByRole("dialog", { name: "Assign" });
  const who = dialog.getByLabel("Assignee");
  await dragOnto(card("In queue"), column("Assigned"));
  await expect(who).toHaveValue("");
  await expectAccessible(page, "who gets a dropped card");
  await page.keyboard.press("Escape");
  await expect(card("In queue")).toBeVisible();
  expect(await assignee(page, task)).toBeNull();
  // The same by keys, and now somebody gets it.
  await card("In queue").focus();
  for (const key of ["Space", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await choose(dialog, "Assignee", "Bruno Reis");
  await tabTo(page, dialog.getByRole("button", { name: "Assign" }));
  await page.keyboard.press("Enter");
  await expect(card("Assigned")).toBeVisible();
  await expect(page.getByText("Aline moved to “Assigned” · assigned to Bruno Reis")).toBeVisible();
  await expect.poll(() => assignee(page, task)).toBe("Bruno Reis");
  await page.keyboard.press("Control+z");
  await expect(card("In queue")).toBeVisible();
  await expect.poll(() => assignee(page, task)).toBeNull();
  // Where one person is left, there is nothing to ask.
  await call(page, "PATCH", `/resources/${depot.ana}`, { active: false });
  await page.reload();
  await dragOnto(card("In queue"), column("Assigned"));
  await expect(card("Assigned")).toBeVisible();
  await expect.poll(() => assignee(page, task)).toBe("Bruno Reis");
});

test("the list is sorted by a column and put under headings, and both stay in the address", async ({ page }) => {
  const depot = await openDepot(page);
  const far = (days: number) => ({ due_at: new Date(Date.now() + days * 86_400_000).toISOString() });
  await deliver(page, depot, "Carla", [-23.56, -46.66], far(0.1));
  await deliver(page, depot, "Aline", [-23.56, -46.66], { due_at: yesterday(), priority: "urgent" });
  const mine = await deliver(page, depot, "Zeca", [-23.56, -46.66], far(0.2));
  await send(page, `/bookings/${mine.id}/actions/take`, { resource_id: depot.ana });
  await visit(page, "/inbox?view=today");
  const names = page.locator("main li[data-task] a");
  const order = (expected: string[]) => expect.poll(() => names.allTextContents()).toEqual(expected);
  await order(["Aline", "Zeca", "Carla"]);
  await page.getByRole("button", { name: "Sort by Customer" }).click();
  await order(["Aline", "Carla", "Zeca"]);
  await page.keyboard.press("Enter");
  await order(["Zeca", "Carla", "Aline"]);
  await page.keyboard.press("Enter");
  await order(["Aline", "Zeca", "Carla"]);
  await choose(page, "Group by", "By assignee");
  await expect(page.locator("main li[data-group]")).toHaveText([/^Unassigned2 tasks1 late$/, /^Ana Prado1 task$/]);
  await order(["Aline", "Carla", "Zeca"]);
  await expectAccessible(page, "tasks under headings");
  await page.getByRole("button", { name: "Sort by Due" }).click();
  await expect(page).toHaveURL(/group=person&sort=due/);
  await visit(page, page.url());
  await expect(page.locator("main li[data-group]")).toHaveCount(2);
  // The keys go from task to task, past the headings.
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Zeca" })).toBeFocused();
});
