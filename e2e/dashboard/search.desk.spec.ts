import type { Page } from "playwright/test";
import { expect, test } from "../browser";
import { expectAccessible } from "./axe";
import { at, book, openSalon, send, type World } from "./calendar-world";
import { projectOf, says, somebodyOn } from "./chat-world";
import { addCustomer, visit } from "./people";
import { speaker } from "./signed-in";

test.use({ locale: "en" });
const say = speaker("en");

const option = (page: Page, name: RegExp) => page.getByRole("option", { name });
const chosen = (page: Page) => page.locator('[role="option"][aria-selected="true"]');

async function searchFor(page: Page, words: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.type(words);
}

async function type(page: Page, words: string): Promise<void> {
  await page.keyboard.press("Control+a");
  await page.keyboard.type(words);
}

/** João with a booking, a task and a conversation. */
async function openDesk(page: Page): Promise<{ world: World; booking: string; task: string; talk: string }> {
  const world = await openSalon(page);
  const booking = await book(page, world, "João da Silva", at(10));
  const group = await send<{ id: string }>(page, "/resource-groups", { name: "Drivers", resource_ids: [world.chair] });
  const queue = await send<{ id: string }>(page, "/services", { name: "Delivery", kind: "queue", group_id: group.id });
  const customer = { name: "Beatriz Nunes", phone: "+5511970000001" };
  const task = await send<{ id: string }>(page, "/bookings", { service_id: queue.id, customer });
  const project = await projectOf(page);
  const message = await says(project, somebodyOn("telegram", "Carlos Dias"), "Can I come on Saturday?");
  return { world, booking: booking.id, task: task.id, talk: message.conversation_id };
}

test.describe("the search", () => {
  test("opens a booking, a task, a conversation, a service and a setting, by keys alone", async ({ page }) => {
    const { world, booking, task, talk } = await openDesk(page);
    await visit(page, "/customers");

    // With a slip: the customer leads, the booking is below.
    await searchFor(page, "joao slva");
    await expect(chosen(page)).toContainText("João da Silva");
    await expect(page.getByRole("group", { name: "Bookings" }).getByRole("option")).toHaveCount(1);
    const combobox = page.getByRole("combobox");
    const active = await chosen(page).getAttribute("id");
    await expect(combobox).toHaveAttribute("aria-activedescendant", active ?? "");
    await expectAccessible(page, "the search");
    await page.keyboard.press("ArrowDown");
    await expect(chosen(page)).toContainText("Haircut");
    await expect(combobox).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/calendar/${booking}`));
    await expect(page.getByRole("dialog").getByText("João da Silva").first()).toBeVisible();

    await searchFor(page, "beatriz deliv");
    await expect(chosen(page)).toContainText("Delivery");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/inbox/${task}`));

    await searchFor(page, "saturday");
    await expect(chosen(page)).toContainText("Carlos Dias");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/conversations/${talk}`));

    await searchFor(page, "hairc");
    await expect(option(page, /Haircut/).first()).toBeVisible();
    await page.getByRole("group", { name: "Services" }).getByRole("option").click();
    await expect(page).toHaveURL(new RegExp(`/catalog/services/${world.service}`));

    // A person has a page of their own.
    await searchFor(page, "ana prado");
    await page.getByRole("group", { name: "People and resources" }).getByRole("option").click();
    await expect(page).toHaveURL(new RegExp(`/team/${world.chair}$`));
    await expect(page.getByRole("heading", { level: 1, name: "Ana Prado" })).toBeVisible();

    // In another language than the screen's.
    await searchFor(page, "convidar");
    await expect(chosen(page)).toContainText("Team");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/settings\/team$/);

    // What was chosen last is offered first.
    await page.keyboard.press("Control+k");
    await expect(chosen(page)).toContainText("Ana Prado");
    await expect(page.getByRole("group", { name: "Recent" }).getByRole("option")).toHaveCount(5);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: say("shell.search") })).toHaveCount(0);
  });

  test("keeps what is typed while it is still being loaded", async ({ page }) => {
    const { booking } = await openDesk(page);
    await visit(page, "/calendar");
    await page.route(/\/_next\/static\//, async (route) => {
      await new Promise((done) => setTimeout(done, 1000));
      await route.continue();
    });
    await page.keyboard.press("Control+k");
    await page.keyboard.type("joao hairx");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/calendar/${booking}`));
  });

  test("keeps the keys where the drawer that it led to comes late", async ({ page }) => {
    const { task, talk } = await openDesk(page);
    await visit(page, "/customers");
    let arrive = () => {};
    const late = new Promise<void>((done) => {
      arrive = done;
    });
    await page.route(new RegExp(`/inbox/${task}`), async (route) => {
      await late;
      await route.continue();
    });
    await searchFor(page, "beatriz deliv");
    await expect(chosen(page)).toContainText("Delivery");
    await page.keyboard.press("Enter");
    await searchFor(page, "saturday");
    await expect(chosen(page)).toContainText("Carlos Dias");
    arrive();
    await expect(page.locator("[data-drawer]")).toContainText("Beatriz Nunes");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/conversations/${talk}`));
  });

  test("shows the answer to what was typed last, and says when there is nothing", async ({ page }) => {
    const world = await openSalon(page);
    await book(page, world, "Maria Lima", at(10));
    await addCustomer(page, { name: "Bruno Costa", phone: "+5511900000002" });
    await visit(page, "/calendar");
    let answered = false;
    await page.route(/\/api\/v1\/search\?q=maria/, async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      answered = true;
      await route.continue().catch(() => {});
    });
    const asked = page.waitForRequest(/\/api\/v1\/search\?q=maria/);
    await searchFor(page, "maria");
    await asked;
    await type(page, "bruno costa");
    await expect(chosen(page)).toContainText("Bruno Costa");
    await expect.poll(() => answered).toBe(true);
    await expect(option(page, /Maria/)).toHaveCount(0);
    await expect(chosen(page)).toContainText("Bruno Costa");

    await type(page, "zzqx kwv");
    await expect(page.getByText(say("shell.search_empty"))).toBeVisible();
    await expect(page.getByRole("option")).toHaveCount(0);
    await type(page, "calen");
    await expect(chosen(page)).toContainText("Calendar");
    await expect(page.getByText(say("shell.search_empty"))).toHaveCount(0);
  });
});
