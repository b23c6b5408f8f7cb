import type { Locator, Page } from "playwright/test";
import type { Booking, Notice } from "@/clients/typescript/src/client";
import { expect, test } from "../browser";
import { tabTo } from "../tab-to";
import { expectAccessible } from "./axe";
import { at, day, openSalon, send, type World } from "./calendar-world";
import { chatting } from "./chat-world";
import { call, visit } from "./people";
import { keepPicture } from "./picture";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const hour = 78;

const bookFor = ({ service, chair }: World, page: Page, customer: string, start: string) =>
  send<Booking>(page, "/bookings", { service_id: service, start, resource_ids: [chair], customer: { id: customer } });

const noticesOf = async (page: Page, id: string): Promise<Notice[]> =>
  (await call<{ data: Notice[] }>(page, "GET", `/bookings/${id}/notices`)).data;

/** Unfolds the message with keys and returns what it says. */
async function messageIn(page: Page, place: Locator): Promise<Locator> {
  const fold = place.getByRole("button", { name: /^(Show|Hide) message$/ });
  const figure = place.getByRole("figure");
  await expect(fold).toHaveText("Show message");
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await expect(figure).toBeHidden();
  await tabTo(page, fold);
  for (const [key, words] of [
    ["Enter", "Hide message"],
    ["Space", "Show message"],
    ["Enter", "Hide message"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(fold).toHaveText(words);
    await expect(fold).toHaveAttribute("aria-expanded", String(words === "Hide message"));
    await expect(figure).toBeVisible({ visible: words === "Hide message" });
  }
  return figure;
}

test("a new booking shows the words of its confirmation: of a held time and of a walk-in", async ({ page }) => {
  const world = await openSalon(page);
  const carla = await chatting(page, "Carla Neves");
  await visit(
    page,
    `/calendar/new?date=${day}&service=${world.service}&start=${at(10)}&with=${world.chair}&customer=${carla}`,
  );
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText(/Held for you/)).toBeVisible();
  const message = await messageIn(page, drawer);
  await expect(message).toContainText("By the site’s chat:");
  await expect(message).toContainText(/Hello Carla Neves! Your visit to .* is confirmed: Haircut, .* 10:00\./);
  await expect(message).toContainText(/Change or cancel: http.*\/m\//);
  await expectAccessible(page, "a new booking with its message");
  await keepPicture(page, "new-booking-message");
  const shown = (await message.getByRole("blockquote").textContent()) ?? "";
  await drawer.getByRole("button", { name: "Confirm booking" }).click();
  await page.waitForURL(/\/calendar\/bkg_/);
  const { conversation_id } = await lastChatOf(page, carla);
  await expect.poll(() => textsIn(page, conversation_id)).toContain(shown);

  await visit(page, `/calendar/new?date=${day}&service=${world.service}&customer=${carla}`);
  await drawer.getByLabel("Walk-in").click();
  await drawer.getByLabel("Date").fill(day);
  await drawer.getByLabel("Time", { exact: true }).fill("14:20");
  const walkIn = await messageIn(page, drawer);
  await expect(walkIn).toContainText(/is confirmed: Haircut, .* 14:20\./);
  await drawer.getByLabel("Notify the customer").press("Space");
  await expect(walkIn).toBeHidden();
});

async function lastChatOf(page: Page, customer: string) {
  const { data } = await call<{ data: { id: string }[] }>(page, "GET", `/conversations?customer_id=${customer}`);
  return { conversation_id: data[0]?.id ?? "" };
}
async function textsIn(page: Page, conversation: string): Promise<(string | null)[]> {
  const { data } = await call<{ data: { text: string | null }[] }>(
    page,
    "GET",
    `/conversations/${conversation}/messages`,
  );
  return data.map(({ text }) => text);
}

test("the words of a reschedule, of an undone cancellation and of reminders", async ({ page }) => {
  const world = await openSalon(page);

  await test.step("a reschedule shows the words once the new time is chosen, and again for another", async () => {
    const { id } = await bookFor(world, page, await chatting(page, "Ana Souza"), at(12));
    await visit(page, `/calendar/${id}`);
    await page.getByRole("dialog").getByRole("button", { name: "Reschedule" }).click();
    const moving = page.getByRole("region", { name: "Reschedule" });
    await expect(moving.getByRole("checkbox", { name: "Notify the customer" })).toBeChecked();
    await expect(moving.getByText(/message$/), "the words have a time").toHaveCount(0);
    await moving.getByRole("button", { name: "15:30" }).click();
    const message = await messageIn(page, moving);
    await expect(message).toContainText(
      /has a new time: Haircut, .* 15:30\. The old time, .* 12:00, no longer holds\./,
    );
    await expectAccessible(page, "moving with its message");
    await moving.getByRole("button", { name: "16:30" }).click();
    await expect(message, "it stays unfolded").toContainText(/has a new time: Haircut, .* 16:30\./);
    await moving.getByLabel("Notify the customer").press("Space");
    await expect(moving.getByText(/message$/)).toHaveCount(0);
  });

  await test.step("undoing a cancellation that the customer heard of shows what they hear now", async () => {
    const { id } = await bookFor(world, page, await chatting(page, "Ana Souza"), at(9));
    await send(page, `/bookings/${id}/cancel`, {});
    const cancelled = async () => (await noticesOf(page, id)).find(({ kind }) => kind === "cancelled")?.status;
    await expect.poll(cancelled, { timeout: 90_000 }).toBe("sent");
    await visit(page, `/calendar/${id}`);
    await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
    const dialog = page.getByRole("dialog", { name: "Undo the cancellation?" });
    await expect(dialog.getByText(/takes place after all: Haircut, .* 09:00/)).toBeVisible();
    await expectAccessible(page, "undoing with its message");
    await dialog.getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await call<Booking>(page, "GET", `/bookings/${id}`)).status).toBe("confirmed");
    expect((await noticesOf(page, id)).map(({ kind }) => kind)).toContain("reinstated");
  });

  await test.step("the reminders of a visit are told apart", async () => {
    const start = new Date(Date.parse(at(9)) + 4 * 86_400_000).toISOString();
    const { id } = await bookFor(world, page, await chatting(page, "Ana Souza"), start);
    await visit(page, `/calendar/${id}`);
    const told = page.getByRole("dialog").getByRole("list", { name: "Messages to the customer" });
    for (const which of ["3 days before", "1 day before"]) {
      const row = told.getByRole("listitem").filter({ hasText: `Reminder, ${which}` });
      await expect(row).toHaveCount(1);
      await expect(row).toContainText("Planned for");
    }
  });
});

const block = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(name) });

async function dragDown(page: Page, name: string, by: number): Promise<void> {
  const box = await block(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not drawn.`);
  await page.mouse.move(box.x + 40, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 10 + by / 2, { steps: 4 });
  await page.mouse.move(box.x + 40, box.y + 10 + by, { steps: 4 });
  await page.mouse.up();
}

test("moving on the calendar shows the words", async ({ page }) => {
  const world = await openSalon(page);

  await test.step("dragging shows the words before anything is moved; it can be told, left untold or put back", async () => {
    const { id } = await bookFor(world, page, await chatting(page, "Ana Souza"), at(9));
    await visit(page, `/calendar?date=${day}`);
    await dragDown(page, "Ana Souza", 2 * hour);
    const dialog = page.getByRole("dialog", { name: /^Reschedule to .*11:00$/ });
    await expect(dialog.getByText(/has a new time: Haircut, .* 11:00\. The old time, .* 09:00/)).toBeVisible();
    await expectAccessible(page, "dragging with its message");
    await keepPicture(page, "dragged-message");
    await page.keyboard.press("Escape");
    await expect(block(page, "09:00 to 10:00, Ana Souza")).toBeVisible();
    expect((await call<Booking>(page, "GET", `/bookings/${id}`)).status).toBe("confirmed");

    await dragDown(page, "Ana Souza", 2 * hour);
    await dialog.getByLabel("Notify the customer").press("Space");
    await expect(dialog.getByText(/has a new time/)).toBeHidden();
    await dialog.getByRole("button", { name: "Reschedule" }).press("Enter");
    await expect(page.getByText(/Rescheduled to .*11:00\. Nobody will be told\./)).toBeVisible();
    await expect(block(page, "11:00 to 12:00, Ana Souza")).toBeVisible();
    const untold = await call<Booking>(page, "GET", `/bookings/${id}`);
    const second = untold.rescheduled_to_id ?? "";
    expect((await noticesOf(page, second)).map(({ kind }) => kind)).not.toContain("moved");

    await dragDown(page, "Ana Souza", 2 * hour);
    await page
      .getByRole("dialog", { name: /^Reschedule to .*13:00$/ })
      .getByRole("button", { name: "Reschedule" })
      .click();
    await expect(page.getByText(/Rescheduled to .*13:00\. Ana Souza will be told\./)).toBeVisible();
    await expect(block(page, "13:00 to 14:00, Ana Souza")).toBeVisible();
    await expect
      .poll(async () => (await call<Booking>(page, "GET", `/bookings/${second}`)).rescheduled_to_id)
      .not.toBeNull();
    const told = (await call<Booking>(page, "GET", `/bookings/${second}`)).rescheduled_to_id ?? "";
    expect((await noticesOf(page, told)).map(({ kind }) => kind)).toContain("moved");
  });

  await test.step("moving by keys asks with the same words, and the booking keeps the focus", async () => {
    const { id } = await bookFor(world, page, await chatting(page, "Bia Reis"), at(9));
    await visit(page, `/calendar?date=${day}`);
    await expect(block(page, "Bia Reis")).toBeVisible();
    await page.keyboard.press("j");
    await expect(block(page, "Bia Reis")).toBeFocused();
    await expect(page.locator("[data-hover-card]")).toBeVisible();
    const dialog = page.getByRole("dialog", { name: /^Reschedule to .*11:00$/ });
    const moveDown = async () => {
      for (const key of ["Space", ...Array(4).fill("ArrowDown"), "Enter"]) await page.keyboard.press(key);
      await expect(dialog.getByText(/has a new time: Haircut, .* 11:00\./)).toBeVisible();
    };
    await moveDown();
    await page.keyboard.press("Escape");
    await expect(block(page, "09:00 to 10:00, Bia Reis")).toBeFocused();
    expect((await call<Booking>(page, "GET", `/bookings/${id}`)).status).toBe("confirmed");
    await moveDown();
    await dialog.getByRole("button", { name: "Reschedule" }).press("Enter");
    await expect(page.getByText(/Rescheduled to .*11:00\. Bia Reis will be told\./)).toBeVisible();
    await expect(block(page, "11:00 to 12:00, Bia Reis")).toBeFocused();
  });
});

test("an alternative to a time that is taken shows its words too", async ({ page }) => {
  const world = await openSalon(page);
  await bookFor(world, page, await chatting(page, "Ana Souza"), at(9));
  await bookFor(world, page, await chatting(page, "Diana Melo"), at(11));
  await visit(page, `/calendar?date=${day}`);
  await dragDown(page, "Ana Souza", 2 * hour);
  await expect(page.getByText(/Ana Prado is already booked at that time/)).toBeVisible();
  await expect(page.getByRole("dialog"), "nothing is asked of a time that cannot be had").toHaveCount(0);
  await page.getByRole("button", { name: "12:00", exact: true }).click();
  const message = await messageIn(page, page.getByRole("main"));
  await expect(message).toContainText(/has a new time: Haircut, .* 12:00\./);
  await page.getByRole("button", { name: /^Reschedule to .*12:00$/ }).click();
  await expect(block(page, "12:00 to 13:00, Ana Souza")).toBeVisible();
});
