import type { Page } from "playwright/test";
import { expect, test } from "../browser";
import { at, day, send } from "../dashboard/calendar-world";
import { signUp, visit } from "../dashboard/people";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const [people, bookings] = [60, 500];
/** A task of this length is felt as a jerk. */
const felt = 200;

/** So many at a time. */
async function inTurns<Item>(items: readonly Item[], each: (item: Item) => Promise<unknown>): Promise<void> {
  for (let n = 0; n < items.length; n += 10) await Promise.all(items.slice(n, n + 10).map(each));
}

/** Sixty people with five hundred bookings of half an hour on one day. */
async function openClinic(page: Page): Promise<void> {
  await signUp(page);
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "08:00", to: "18:00" }));
  const schedule = await send<{ id: string }>(page, "/schedules", {
    name: "Hours",
    timezone: "America/Sao_Paulo",
    weekly,
  });
  const ids: string[] = [];
  await inTurns(
    Array.from({ length: people }, (_, n) => `Person ${String(n + 1).padStart(2, "0")}`),
    async (name) => {
      const made = await send<{ id: string }>(page, "/resources", { name, kind: "person", schedule_id: schedule.id });
      ids.push(made.id);
    },
  );
  const group = await send<{ id: string }>(page, "/resource-groups", { name: "All", resource_ids: ids });
  const service = await send<{ id: string }>(page, "/services", {
    name: "Visit",
    duration_minutes: 30,
    slot_interval_minutes: 15,
    requirements: [{ group_id: group.id }],
  });
  await inTurns(
    Array.from({ length: bookings }, (_, n) => n),
    (n) => {
      const slot = Math.floor(n / people);
      return send(page, "/bookings", {
        service_id: service.id,
        start: at(8 + slot, 0),
        resource_ids: [ids[n % people]],
        customer: { name: `Customer ${n}`, phone: `+55119${String(70_000_000 + n)}` },
      });
    },
  );
}

/** The tasks that kept the page busy for more than 50 ms since the last question, in milliseconds. */
const longTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { busy } = window as unknown as { busy: number[] };
    return busy.splice(0).map(Math.round);
  });

test("sixty people with five hundred bookings a day scroll, drag and turn pages without a jerk", async ({ page }) => {
  await openClinic(page);
  await page.addInitScript(() => {
    const busy: number[] = [];
    Object.assign(window, { busy });
    new PerformanceObserver((list) => busy.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    });
  });
  await visit(page, `/calendar?date=${day}`);
  const first = page.locator("[data-booking]").first();
  await expect(first).toBeVisible();
  const figures: Record<string, number[]> = { load: await longTasks(page) };
  const note = async (what: string) => {
    await page.waitForTimeout(300);
    figures[what] = await longTasks(page);
  };

  await page.mouse.move(800, 500);
  await note("hand");
  for (let n = 0; n < 40; n++) {
    await page.mouse.wheel(240, 0);
    await page.waitForTimeout(30);
  }
  await note("scroll aside");
  for (let n = 0; n < 40; n++) {
    await page.mouse.wheel(-240, n % 2 ? 60 : -60);
    await page.waitForTimeout(30);
  }
  await note("scroll back");

  const box = await first.boundingBox();
  if (!box) throw new Error("Nothing is drawn.");
  await page.mouse.move(box.x + 30, box.y + 8);
  await page.mouse.down();
  for (let n = 0; n < 100; n++) await page.mouse.move(box.x + 30 + n * 8, box.y + 8 + (n % 20) * 12);
  await note("drag");
  await page.keyboard.press("Escape");
  await page.mouse.up();

  for (let n = 0; n < 60; n++) await page.mouse.move(300 + n * 15, 300 + (n % 10) * 20);
  await note("point");
  await page.keyboard.press("m");
  await expect(page.getByRole("button", { name: /, 500 bookings$/ })).toBeVisible();
  await note("month");
  await page.keyboard.press("w");
  await expect(page.getByText("60 bookings").first()).toBeVisible();
  await note("week");
  await page.keyboard.press("d");
  await expect(first).toBeVisible();
  await note("day");

  for (const [what, tasks] of Object.entries(figures))
    test.info().annotations.push({ type: "long tasks", description: `${what}: ${tasks.join(", ") || "none"}` });
  console.log(figures);
  const moving = ["scroll aside", "scroll back", "drag", "point"].flatMap((what) => figures[what] ?? []);
  expect(moving.filter((length) => length > felt)).toEqual([]);
});
