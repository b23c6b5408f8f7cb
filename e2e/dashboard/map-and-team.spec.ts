import { gzipSync } from "node:zlib";
import type { Page } from "playwright/test";
import { axeAddress } from "../axe-script";
import { expect, test } from "../browser";
import { tabTo } from "../tab-to";
import { expectAccessible } from "./axe";
import { send } from "./calendar-world";
import { call, otherBrowser, settled, visit } from "./people";
import { type Language, newWorkspace, sizeOf, speaker } from "./signed-in";
import { tooLow } from "./thumb";

const zone = "America/Sao_Paulo";
const languages: Language[] = ["en", "es"];

type Made = { id: string };

/** Two drivers who work around the clock, and a queue of deliveries. */
async function openDepot(page: Page): Promise<{ drivers: [string, string]; group: string; service: string }> {
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "00:00", to: "24:00" }));
  const { id: schedule_id } = await send<Made>(page, "/schedules", { name: "Always", timezone: zone, weekly });
  const driver = async (name: string) =>
    (await send<Made>(page, "/resources", { name, kind: "person", schedule_id })).id;
  const drivers: [string, string] = [await driver("Ana Prado"), await driver("Bruno Reis")];
  const { id: group } = await send<Made>(page, "/resource-groups", { name: "Drivers", resource_ids: drivers });
  const { id: service } = await send<Made>(page, "/services", { name: "Delivery", kind: "queue", group_id: group });
  return { drivers, group, service };
}

let phones = 0;
const deliver = (page: Page, service_id: string, name: string, lat: number, lng: number) =>
  send<Made>(page, "/bookings", {
    service_id,
    customer: { name, phone: `+55119${String(70_000_000 + phones++)}` },
    location: { formatted: `Rua ${name}`, lat, lng },
  });

/** Three doors in one street of São Paulo and one in Campinas, ninety kilometres away. */
async function fourDeliveries(page: Page, service: string): Promise<void> {
  await deliver(page, service, "Aline", -23.561, -46.656);
  await deliver(page, service, "Beto", -23.5612, -46.6558);
  await deliver(page, service, "Clara", -23.5615, -46.6562);
  await deliver(page, service, "Davi", -22.9056, -47.0608);
}

const rows = (page: Page) => page.locator("main li[data-index]");
const pins = (page: Page) => page.locator("main [data-pin]");

for (const language of languages) {
  test.describe(`in ${language}`, sizeOf(language), () => {
    const say = speaker(language);

    test("the map shows tasks in clusters, and the list what the map shows", async ({ page, context, baseURL }) => {
      await context.grantPermissions(["geolocation"]);
      await context.setGeolocation({ latitude: -22.9, longitude: -47.06 });
      const scripts: string[] = [];
      const outside: string[] = [];
      const axe = await axeAddress();
      page.on("request", (request) => {
        if (request.url() === axe) return;
        // The worker is the engine's own.
        if (request.resourceType() === "script" && !request.url().includes("maplibre-gl-worker"))
          scripts.push(request.url());
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(baseURL ?? "-"))
          outside.push(request.url());
      });
      await newWorkspace(page, language);
      await visit(page, "/map");
      await expect(page.getByRole("heading", { name: say("map.empty") })).toBeVisible();
      await expect(page.locator("[data-map=drawn]")).toBeVisible();
      const { service } = await openDepot(page);
      await fourDeliveries(page, service);

      scripts.length = 0;
      await visit(page, "/map");
      await expect(rows(page)).toHaveCount(4);
      await expect(page.locator("[data-map=drawn]")).toBeVisible();
      await expect(pins(page)).toHaveCount(2);
      await expect(page.locator("main [data-pin='3']")).toHaveText("3");
      await expectAccessible(page);
      // The map library comes last, and what is loaded before it stays within the budget of every screen.
      const bodies = await Promise.all([...new Set(scripts)].map(async (url) => (await page.request.get(url)).body()));
      const engine = bodies.findIndex((body) => body.includes("maplibregl-marker") && body.length > 500_000);
      expect(engine).toBeGreaterThan(0);
      const firstLoad = bodies.slice(0, engine).reduce((sum, body) => sum + gzipSync(body).length, 0);
      test.info().annotations.push({ type: "script before the engine", description: String(firstLoad) });
      expect(firstLoad).toBeLessThan(250_000);

      await page.locator("main [data-pin='3']").click();
      await expect(page).toHaveURL(/box=/);
      await expect(rows(page)).toHaveCount(3);
      await expect(rows(page).filter({ hasText: "Davi" })).toHaveCount(0);
      await expect(pins(page).filter({ visible: true }).first()).toBeVisible();
      const shared = page.url();

      await page.getByRole("button", { name: say("map.show_all") }).click();
      await expect(rows(page)).toHaveCount(4);
      await page.getByRole("button", { name: say("map.near_me") }).click();
      await expect(rows(page).first()).toContainText("Davi");
      await expect(rows(page).first()).toContainText(/\d+ m/);

      await rows(page).first().locator("[data-opens]").click();
      await expect(rows(page).first()).toHaveAttribute("aria-current", "true");
      await expect(page.locator("main [data-pin].outline-focus")).toHaveCount(1);
      await expect(rows(page).first().getByRole("link")).toHaveAttribute("href", /^\/inbox\/\w+/);
      await expectAccessible(page);

      await visit(page, shared);
      await expect(rows(page)).toHaveCount(3);
      await deliver(page, service, "Elisa", -23.5613, -46.6559);
      await expect(rows(page).filter({ hasText: "Elisa" })).toBeVisible();
      expect(outside).toEqual([]);
    });
  });
}

test("one task in another state does not make the map tiny, and a press shows it too", async ({ page }) => {
  const say = speaker("en");
  await newWorkspace(page, "en");
  const { service } = await openDepot(page);
  await fourDeliveries(page, service);
  await deliver(page, service, "Elisa", -23.57, -46.66);
  await deliver(page, service, "Fabio", -12.97, -38.5);
  await visit(page, "/map");
  await expect(rows(page)).toHaveCount(6);
  await expect(page.locator("[data-map=drawn]")).toBeVisible();
  const scale = page.locator(".maplibregl-ctrl-scale");
  await expect(scale).toHaveText(/^([1-9]\d?|\d{3})\s?m$|^[1-3]?\d\s?km$/);
  await page.getByRole("button", { name: say("map.far_away", { count: 1 }) }).click();
  await expect(scale).toHaveText(/^\d{3,}\s?km$/);
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole("button", { name: say("map.show_all") }).click();
  await expect(scale).toHaveText(/^[1-3]?\d\s?km$/);
});

test.describe("without WebGL", () => {
  test("the tasks are drawn plainly, with distances, and it is said why", async ({ page }) => {
    const say = speaker("pt-BR");
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await newWorkspace(page, "pt-BR");
    const { service } = await openDepot(page);
    await fourDeliveries(page, service);
    await visit(page, "/map");
    await expect(page.getByText(say("map.no_webgl"))).toBeVisible();
    await expect(page.locator("[data-scatter] circle")).not.toHaveCount(0);
    await expect(page.getByText(say("map.from_middle"), { exact: false })).toBeVisible();
    await expect(rows(page).first()).toContainText(/km/);
    await expectAccessible(page);
  });
});

test.describe("the team", () => {
  test.use({ locale: "en", colorScheme: "dark" });
  const say = speaker("en");

  test("is seen at work as it happens, and each one's figures against those before", async ({ page, isMobile }) => {
    await newWorkspace(page, "en");
    await visit(page, "/team");
    await expect(page.getByText(say("team.empty"))).toBeVisible();
    const { drivers, group, service } = await openDepot(page);
    const walkIn = await send<Made>(page, "/services", {
      name: "Repair",
      duration_minutes: 60,
      requirements: [{ group_id: group }],
    });
    await visit(page, "/team");
    const mates = page.getByRole("list", { name: say("team.title") }).locator("> li");
    await expect(mates).toHaveCount(2);
    await expect(mates.first()).toContainText("Ana Prado");
    await expect(mates.first()).toContainText(say("team.now.free"));
    await expectAccessible(page);

    // A walk-in is booked: the screen updates by itself.
    const start = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 300_000).toISOString();
    const booking = await send<Made>(page, "/bookings", {
      service_id: walkIn.id,
      start,
      resource_ids: [drivers[0]],
      customer: { name: "Carla Neves", phone: "+5511966660001" },
      override: true,
      reason: "At the desk",
    });
    await expect(mates.first()).toContainText(say("team.now.busy"));
    // On a phone an hour is too narrow to tap: the whole strip links to the day.
    const strip = isMobile
      ? mates.first().getByRole("link", { name: say("team.day_of", { name: "Ana Prado" }) })
      : mates.first().getByRole("link", { name: /Carla Neves, Repair/ });
    await expect(strip).toHaveAttribute("href", isMobile ? `/calendar?resource=${drivers[0]}` : `/inbox/${booking.id}`);
    await expect(mates.first().getByRole("listitem")).toContainText("Carla Neves, Repair");
    if (isMobile) expect(await tooLow(page)).toEqual([]);
    await expect(page.getByRole("status")).toHaveText(say("team.sum", { free: 1, busy: 1, off: 0 }));
    await expectAccessible(page);

    const task = await deliver(page, service, "Beto", -23.56, -46.65);
    await send(page, `/bookings/${task.id}/actions/take`, { resource_id: drivers[0] });
    await send(page, `/bookings/${booking.id}/check-in`, {});
    await send(page, `/bookings/${booking.id}/complete`, {});
    await mates.first().getByRole("link", { name: "Ana Prado", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Ana Prado" })).toBeVisible();
    const byStatus = page.getByRole("table", { name: say("team.by_status") });
    await expect(byStatus.getByRole("row", { name: /Completed/ })).toContainText("1");
    const overTime = page.getByRole("table", { name: say("team.use_over_time") });
    await expect(overTime.getByRole("row")).toHaveCount(11);
    await expectAccessible(page);
    await page.getByRole("button", { name: say("team.last_days", { days: 7 }) }).click();
    await expect(page).toHaveURL(/days=7/);
    await expect(overTime.getByRole("row")).toHaveCount(8);
    const used = await call<{ utilisation: number }>(page, "GET", `/resources/${drivers[0]}/stats`);
    expect(used.utilisation).toBeGreaterThan(0);

    await visit(page, `/catalog/resources/${drivers[0]}`);
    await expect(page.getByRole("link", { name: say("catalog.stats") })).toHaveAttribute("href", `/team/${drivers[0]}`);
  });

  test("is added to where it is seen: a member who signs in, or a person who takes bookings", async ({
    page,
    browser,
    baseURL,
    isMobile,
  }) => {
    await newWorkspace(page, "en");
    await visit(page, "/team");
    // The empty page has the same action, once.
    const add = page.getByRole("link", { name: say("team.person.add"), exact: true });
    await expect(add).toHaveCount(1);
    const { drivers } = await openDepot(page);
    await visit(page, "/team");
    await expect(add).toHaveCount(1);
    if (isMobile) await add.tap();
    else {
      await tabTo(page, add);
      await page.keyboard.press("Enter");
    }
    await expect(page.getByRole("heading", { level: 1, name: say("team.person.add") })).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    if (isMobile) expect(await tooLow(page)).toEqual([]);

    // A person who takes bookings is back on this page with their hours.
    await page.getByLabel(say("team.person.name"), { exact: true }).fill("Diana Melo");
    await page.getByRole("button", { name: say("team.person.create") }).click();
    await expect(page).toHaveURL(/\/team$/);
    await expect(page.getByRole("link", { name: "Diana Melo", exact: true })).toBeVisible();

    // A member who takes no bookings gets an invitation.
    await add.click();
    await page.getByRole("link", { name: say("team.person.invite_only") }).click();
    await expect(page).toHaveURL(/\/settings\/team/);
    const form = page.getByRole("dialog");
    await expect(form).toHaveAccessibleName(say("settings.invite"));
    // The screen behind a question does not hear its shortcuts.
    await tabTo(page, form.getByRole("button", { name: say("settings.make_invite") }));
    for (const key of ["g", "c", "?"]) await page.keyboard.press(key);
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(page).toHaveURL(/\/settings\/team/);
    const email = `bruno-${drivers[0]}@example.com`.toLowerCase();
    await form.getByLabel(say("settings.email")).fill(email);
    await form.getByRole("button", { name: say("settings.make_invite") }).click();
    const link = new URL((await form.getByLabel(say("settings.invite_link")).textContent()) ?? "");
    await form.getByRole("button", { name: say("common.close") }).click();
    await expect(page.getByText(email)).toBeVisible();
    // Closed, it stays closed.
    await expect(page).toHaveURL(/\/settings\/team$/);
    await page.reload();
    await expect(page.getByText(email)).toBeVisible();
    await expect(form).toHaveCount(0);

    // An agent may neither invite nor add.
    const theirs = await otherBrowser(browser, baseURL);
    await visit(theirs, link.pathname);
    await theirs.getByLabel("Your name").fill("Bruno Lima");
    await theirs.getByLabel("Password").fill("quiet river at night 7");
    await theirs.getByRole("button", { name: "Join workspace" }).click();
    await expect(theirs.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
    await visit(theirs, "/team");
    await expect(theirs.getByRole("link", { name: "Diana Melo", exact: true })).toBeVisible();
    await expect(theirs.getByRole("link", { name: say("team.person.add"), exact: true })).toHaveCount(0);
    await visit(theirs, "/team/new");
    await expect(theirs.getByText("Page not found")).toBeVisible();
    await theirs.context().close();
  });
});
