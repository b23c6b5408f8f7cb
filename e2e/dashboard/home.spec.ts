import type { Page } from "playwright/test";
import type { Booking } from "@/lib/domains/bookings/schema";
import { expect, test } from "../browser";
import { tabTo } from "../tab-to";
import { expectAccessibleInBothLights } from "./axe";
import { send } from "./calendar-world";
import { projectOf, says, somebodyOn } from "./chat-world";
import { bookNow, colleague, minutesFrom, openSalonNow } from "./home-world";
import { call, settled, signUp, visit } from "./people";
import { tooLow } from "./thumb";
import { openDepot, queueUp } from "./work-world";

test.use({ locale: "en" });

const panel = (page: Page, name: string) => page.getByRole("region", { name });
const row = (page: Page, name: string) => page.locator("main li[data-index]").filter({ hasText: name });
const statusOf = async (page: Page, id: string) => (await call<Booking>(page, "GET", `/bookings/${id}`)).status;

test.describe("at the desk", { tag: "@desk" }, () => {
  test("keys lead through what there is to do, and back", async ({ page }) => {
    const salon = await openSalonNow(page);
    const late = await bookNow(page, salon, "Carla Neves", minutesFrom(-10));
    await bookNow(page, salon, "Diana Melo", minutesFrom(60));
    await visit(page, "/customers");
    await page.keyboard.press("g");
    await page.keyboard.press("d");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
    await expect(page).toHaveTitle(/Home/);
    await expect(panel(page, "Late 1")).toContainText("Carla Neves");
    await expect(panel(page, "Late 1")).toContainText(/1\d min late · Haircut · Ana Prado/);
    await expect(panel(page, "Arrivals in the next 2 hours 1")).toContainText("Diana Melo");
    await expect(page.getByRole("status").filter({ hasText: "1 late · 1 arrival" })).toBeVisible();
    await expectAccessibleInBothLights(page, "home");

    await page.keyboard.press("j");
    await expect(row(page, "Carla Neves").getByRole("link")).toBeFocused();
    await page.keyboard.press("j");
    await expect(row(page, "Diana Melo").getByRole("link")).toBeFocused();
    await page.keyboard.press("k");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Carla Neves" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/");
    await expect(row(page, "Carla Neves").getByRole("link")).toBeFocused();

    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(row(page, "Carla Neves")).toHaveCount(0);
    await expect.poll(() => statusOf(page, late.id)).toBe("checked_in");
    // The focus goes on to the next row, whose link a second Enter would open: it checks in nobody else.
    await expect(row(page, "Diana Melo").getByRole("link")).toBeFocused();
    await expect(page.locator("[data-sonner-toast]")).toContainText("Checked in");
    await page.keyboard.press("Control+z");
    await expect(row(page, "Carla Neves")).toBeVisible();
    await expect.poll(() => statusOf(page, late.id)).toBe("confirmed");
  });

  test("a gap begins a booking there, and what others do appears by itself", async ({ page }) => {
    const salon = await openSalonNow(page);
    await visit(page, "/");
    await expect(panel(page, "Arrivals in the next 2 hours")).toContainText("Nobody is expected");
    await expect(panel(page, "Today’s figures")).toContainText(/Bookings\s*0/);
    await bookNow(page, salon, "Diana Melo", minutesFrom(45));
    await expect(row(page, "Diana Melo")).toBeVisible();
    await expect(panel(page, "Today’s figures")).toContainText(/Bookings\s*1/);
    await expect(panel(page, "Today’s figures")).toContainText("R$50.00");
    await says(await projectOf(page), somebodyOn("webchat", "Elisa Prado"), "Are you open today?", 0);
    await expect(panel(page, "Unread conversations 1")).toContainText("Are you open today?");

    const how = page.getByText("How this is counted");
    await tabTo(page, how);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Customers added by this time of day.")).toBeVisible();

    await row(page, "Book").last().click();
    await expect(page).toHaveURL(/\/calendar\/new\?start=.*with=res_/);
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByRole("heading", { name: "New booking" })).toBeVisible();
    await expect(drawer.getByText("Ana Prado").first()).toBeVisible();
    await drawer.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL("/");
    await row(page, "Elisa Prado").getByRole("link").click();
    await expect(page).toHaveURL(/\/conversations\/cnv_/);
  });

  test("what the stage asks for is asked in the booking", async ({ page }) => {
    const salon = await openSalonNow(page);
    const { stages, initial, actions } = await call<{
      stages: object[];
      initial: string;
      actions: { effect: string; requires: object }[];
    }>(page, "GET", "/stage-config");
    const asking = actions.map((action) =>
      action.effect === "check_in" ? { ...action, requires: { ...action.requires, comment: true } } : action,
    );
    await call(page, "PUT", "/stage-config", { stages, initial, actions: asking });
    await bookNow(page, salon, "Diana Melo", minutesFrom(30));
    await visit(page, "/");
    await row(page, "Diana Melo").getByRole("button", { name: "Check in" }).click();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Diana Melo" })).toBeVisible();
  });
});

test("what cannot be read again says so, and is tried again", { tag: "@desk" }, async ({ page }) => {
  const salon = await openSalonNow(page);
  await visit(page, "/");
  await page.route("**/api/v1/home", (route) => route.fulfill({ status: 403, json: { code: "insufficient_scope" } }));
  await bookNow(page, salon, "Diana Melo", minutesFrom(30));
  const notice = page.getByRole("alert").filter({ hasText: "Couldn’t refresh." });
  await expect(notice).toBeVisible();
  await page.unroute("**/api/v1/home");
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(row(page, "Diana Melo")).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("a new workspace is led to its setup", async ({ page }) => {
  await signUp(page);
  await visit(page, "/");
  await expect(page.getByRole("heading", { name: "Nothing to do yet" })).toBeVisible();
  await expectAccessibleInBothLights(page, "home of a new workspace");
  await page.getByRole("main").getByRole("link", { name: "Set up your workspace" }).click();
  await expect(page).toHaveURL("/assistant");
});

test("a dispatcher sees what is late, what is nobody's and what is theirs", async ({ page, isMobile }) => {
  const depot = await openDepot(page);

  await test.step("a dispatcher sees what is late and what is nobody's", async () => {
    await queueUp(page, depot, "Late Lara", { due_at: minutesFrom(-30) });
    await queueUp(page, depot, "Free Fabio");
    await visit(page, "/");
    await expect(panel(page, "Overdue tasks 1")).toContainText("Late Lara");
    await expect(panel(page, "Unassigned tasks 1")).toContainText("Free Fabio");
    await expect(panel(page, "Arrivals in the next 2 hours")).toHaveCount(0);
    await expectAccessibleInBothLights(page, "home of a depot");
    if (isMobile) expect(await tooLow(page)).toEqual([]);
    await row(page, "Late Lara").getByRole("link").click();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Late Lara" })).toBeVisible();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: isMobile ? "Back" : "Close" })
      .click();
    await expect(page).toHaveURL("/");
  });

  await test.step("home and My tasks agree on which of one's tasks are today's", async () => {
    const mine = async (name: string, minutes: number) => {
      const { id } = await queueUp(page, depot, name, { due_at: minutesFrom(minutes) });
      await send(page, `/bookings/${id}/actions/take`, { resource_id: depot.van });
    };
    // Whatever the time of day: in seven hours is today or this shift's, in two days is neither.
    await mine("Ana Souza", 7 * 60);
    await mine("Bruno Lima", 2 * 24 * 60);
    await visit(page, "/");
    await expect(panel(page, "My tasks 1")).toContainText("Ana Souza");
    await expect(panel(page, "My tasks 1")).not.toContainText("Bruno Lima");
    await visit(page, "/my-work");
    await expect(panel(page, "Assigned to me")).toContainText("Ana Souza");
    await expect(panel(page, "Assigned to me")).not.toContainText("Bruno Lima");
    await expect(panel(page, "Later")).toContainText("Bruno Lima");
    await expectAccessibleInBothLights(page, "my tasks of today and later");
  });
});

test("an agent sees neither Bot nor Stages, and a driver begins with their tasks", async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  const depot = await openDepot(page);
  await queueUp(page, depot, "Free Fabio");
  const { theirs, member } = await colleague(page, browser, baseURL);
  const nav = theirs.getByRole("navigation", { name: "Main" }).filter({ visible: true });
  /** Where all areas are. */
  const everyArea = async () => {
    if (!isMobile) return nav;
    await nav.getByRole("button", { name: "More" }).click();
    return theirs.getByRole("dialog", { name: "More" });
  };
  await expect(theirs.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  await expect(panel(theirs, "Today’s figures")).toHaveCount(0);
  const areas = await everyArea();
  await expect(areas.getByRole("list", { name: "Today" }).getByRole("link").first()).toHaveText("Home");
  await expect(areas.getByRole("list", { name: "Set-up" }).getByRole("link", { name: "Catalog" })).toBeVisible();
  for (const name of ["Bot", "Stages", "Channels", "Automations"])
    await expect(areas.getByRole("link", { name, exact: true })).toHaveCount(0);
  await theirs.keyboard.press("Escape");
  await theirs.keyboard.press("g");
  await theirs.keyboard.press("r");
  await expect(theirs).toHaveURL("/");

  const van = await send<{ id: string }>(page, "/resources", { name: "Van 8", kind: "vehicle", member_id: member });
  const { data } = await call<{ data: { id: string }[] }>(page, "GET", "/resource-groups");
  await call(page, "PATCH", `/resource-groups/${data[0]?.id}`, { resource_ids: [depot.van, van.id] });
  // By the first answer: a page that leads there would be loaded for nothing.
  const answer = await theirs.request.get("/", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([307, "/my-work"]);
  await visit(theirs, "/");
  await expect(theirs).toHaveURL("/my-work");
  await expect(theirs.getByRole("heading", { level: 1, name: "My tasks" })).toBeVisible();
  await expect(nav.getByRole("link").first()).toHaveText("My tasks");
  const rest = await everyArea();
  await expect(rest.getByRole("link", { name: "Customers" })).toBeVisible();
  for (const name of ["Home", "Catalog", "Bot", "Stages"])
    await expect(rest.getByRole("link", { name, exact: true })).toHaveCount(0);
  await theirs.context().close();
});

test("a thumb checks in, and finds the other areas in their groups", { tag: "@phone" }, async ({ page }) => {
  const salon = await openSalonNow(page);
  const { id } = await bookNow(page, salon, "Carla Neves", minutesFrom(-10));
  await bookNow(page, salon, "Maximiliana Fernández de la Torre y Villanueva", minutesFrom(60));
  await says(await projectOf(page), somebodyOn("webchat", "Elisa Prado"), "Are you open today?", 0);
  await visit(page, "/");
  await expectAccessibleInBothLights(page, "home on a phone");
  expect(await tooLow(page)).toEqual([]);
  await row(page, "Carla Neves").getByRole("button", { name: "Check in" }).tap();
  await expect(row(page, "Carla Neves")).toHaveCount(0);
  await expect.poll(() => statusOf(page, id)).toBe("checked_in");
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
  await settled(page);

  const bar = page.getByRole("navigation", { name: "Main" }).filter({ visible: true });
  await expect(bar.getByRole("link")).toHaveText([/Home/, /Calendar/, /Tasks/, /Conversations/]);
  await bar.getByRole("button", { name: "More" }).tap();
  const more = page.getByRole("dialog", { name: "More" });
  await expect(more.getByRole("list", { name: "Automation" }).getByRole("link")).toHaveText([
    "Bot",
    "Knowledge",
    "Automations",
  ]);
  await more.getByRole("list", { name: "Set-up" }).getByRole("link", { name: "Stages" }).tap();
  await expect(page).toHaveURL("/stages");
});
