import type { Booking } from "@/lib/domains/bookings/schema";
import { expect, test } from "../browser";
import { expectAccessible } from "./axe";
import { send } from "./calendar-world";
import { call, visit } from "./people";
import { slowWith } from "./slow-server";
import { changeAction, movesOf, openDepot, picture, queueUp } from "./work-world";

test.use({ locale: "en" });

test.describe("a driver on a phone", () => {
  test("does a round with the connection cut in the middle, and everything happens once", async ({ page, context }) => {
    const depot = await openDepot(page);
    await changeAction(page, "complete", (action) => ({
      ...action,
      requires: { ...action.requires, photo: true },
    }));
    const [first, second, third] = [
      await queueUp(page, depot, "Ana Souza", { notes: "Ring twice." }),
      await queueUp(page, depot, "Bruno Reis"),
      await queueUp(page, depot, "Carla Dias"),
    ];
    await visit(page, "/my-work");
    const card = (name: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await expectAccessible(page, "my work");

    // Tap one, with a connection.
    await card("Ana Souza").getByRole("button", { name: "Claim" }).tap();
    await expect(card("Ana Souza").getByRole("button", { name: "Start" })).toBeVisible();
    await expect.poll(() => movesOf(page, first.id)).toEqual(["created", "take"]);

    await context.setOffline(true);
    await expect(page.getByText("You’re offline.")).toBeVisible();
    // Taps two, three and four, without.
    await card("Ana Souza").getByRole("button", { name: "Start" }).tap();
    const camera = page.waitForEvent("filechooser");
    await card("Ana Souza").getByRole("button", { name: "Photo" }).tap();
    await (await camera).setFiles({ name: "door.png", mimeType: "image/png", buffer: picture });
    await expect(card("Ana Souza").getByText("1 photo")).toBeVisible();
    await card("Ana Souza").getByRole("button", { name: "Complete" }).tap();
    await expect(card("Ana Souza")).toHaveCount(0);
    // The next one: nobody at home.
    await card("Bruno Reis").getByRole("button", { name: "Claim" }).tap();
    await card("Bruno Reis").getByRole("button", { name: "Not at home" }).tap();
    await page.getByRole("dialog").getByLabel("Comment").fill("Knocked for five minutes.");
    // An element that is fading out has no valid contrast.
    await expect(page.getByText("Ana Souza moved to “Done”")).toHaveCount(0);
    await expectAccessible(page, "not at home");
    await page.getByRole("dialog").getByRole("button", { name: "Not at home" }).tap();
    // And one more is taken.
    await card("Carla Dias").getByRole("button", { name: "Claim" }).tap();
    await expect(page.getByText("6 changes waiting to be sent.")).toBeVisible();
    await expectAccessible(page, "my work without a connection");

    // The page itself is restored from the browser's cache, with the queue.
    await page.reload();
    await expect(page.getByText("6 changes waiting to be sent.")).toBeVisible();

    await context.setOffline(false);
    await expect.poll(() => movesOf(page, third.id), { timeout: 90_000 }).toEqual(["created", "take"]);
    expect(await movesOf(page, first.id)).toEqual(["created", "take", "start", "complete"]);
    expect(await movesOf(page, second.id)).toEqual(["created", "take", "not_at_home"]);
    const photos = await call<{ data: unknown[] }>(page, "GET", `/bookings/${first.id}/attachments`);
    expect(photos.data).toHaveLength(1);
    const comments = await call<{ data: { body: string }[] }>(page, "GET", `/bookings/${second.id}/comments`);
    expect(comments.data.map(({ body }) => body)).toEqual(["Knocked for five minutes."]);
    await expect(page.getByText("waiting to be sent")).toHaveCount(0);
  });

  test("is told what was refused, and has a way out", async ({ page, context }) => {
    const depot = await openDepot(page);
    const task = await queueUp(page, depot, "Ana Souza");
    await visit(page, "/my-work");
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Ana Souza" }) });
    await context.setOffline(true);
    await card.getByRole("button", { name: "Claim" }).tap();
    await card.getByRole("button", { name: "Start" }).tap();
    await expect(page.getByText("2 changes waiting to be sent.")).toBeVisible();
    // Meanwhile a colleague cancels it.
    await call(page, "POST", `/bookings/${task.id}/cancel`, { reason: "The customer called." });
    await context.setOffline(false);
    const refused = page.getByRole("list", { name: "Rejected" });
    await expect(refused.getByText("Claim, Ana Souza: rejected")).toBeVisible();
    await expect(refused.getByText("This task has already moved on")).toBeVisible();
    await expectAccessible(page, "a refusal");
    await refused.getByRole("button", { name: "Discard" }).tap();
    await expect(refused).toHaveCount(0);
    await page.reload();
    await expect(page.getByText("You’re all caught up")).toBeVisible();
    expect(await movesOf(page, task.id)).toEqual(["created", "cancelled"]);
  });

  test("sees the card that was claimed, not another's button in its place", async ({ page }) => {
    const depot = await openDepot(page);
    for (const name of ["Ana Souza", "Bruno Reis", "Carla Dias", "Davi Rocha"]) await queueUp(page, depot, name);
    await visit(page, "/my-work");
    const card = (name: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    for (const name of ["Davi Rocha", "Carla Dias"]) {
      await card(name).getByRole("button", { name: "Claim" }).tap();
      await expect(card(name).getByRole("button", { name: "Start" })).toBeInViewport({ ratio: 1 });
      await page.waitForTimeout(1100); // A tap that follows at once repeats the one before.
    }
  });

  test("has ten seconds to undo a claim, which goes back to the queue for everybody", async ({ page, context }) => {
    const depot = await openDepot(page);
    const task = await queueUp(page, depot, "Ana Souza");
    await visit(page, "/my-work");
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Ana Souza" }) });
    const undo = page.locator("[data-sonner-toast]").getByRole("button", { name: "Undo" });
    await card.getByRole("button", { name: "Claim" }).tap();
    await expect.poll(() => movesOf(page, task.id)).toEqual(["created", "take"]);
    await page.waitForTimeout(8500);
    await undo.tap();
    await expect(card.getByRole("button", { name: "Claim" })).toBeVisible();
    await expect.poll(() => movesOf(page, task.id)).toEqual(["created", "take", "undone"]);
    expect((await call<Booking>(page, "GET", `/bookings/${task.id}`)).assignee).toBeNull();
    await expect(page.getByText("Undone", { exact: true })).toBeVisible();

    // The start is undone the same way.
    await card.getByRole("button", { name: "Claim" }).tap();
    await card.getByRole("button", { name: "Start" }).tap();
    await expect.poll(() => movesOf(page, task.id)).toEqual(["created", "take", "undone", "take", "start"]);
    await page.locator("[data-sonner-toast]", { hasText: "In progress" }).getByRole("button", { name: "Undo" }).tap();
    await expect(card.getByRole("button", { name: "Start" })).toBeVisible();
    await expect.poll(() => movesOf(page, task.id)).toEqual(["created", "take", "undone", "take", "start", "undone"]);

    // Without a connection what waits is not sent at all.
    await call(page, "POST", `/bookings/${task.id}/undo`, {});
    await expect(card.getByRole("button", { name: "Claim" })).toBeVisible();
    const moves = await movesOf(page, task.id);
    await context.setOffline(true);
    await expect(page.getByText("You’re offline.")).toBeVisible();
    await card.getByRole("button", { name: "Claim" }).tap();
    await expect(page.getByText("1 change waiting to be sent.")).toBeVisible();
    await undo.last().tap();
    await expect(card.getByRole("button", { name: "Claim" })).toBeVisible();
    await expect(page.getByText("waiting to be sent")).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText("You’re offline.")).toHaveCount(0);
    expect(await movesOf(page, task.id)).toEqual(moves);
  });

  for (const width of [390, 320])
    test(`reads the whole due date of a task at ${width} px`, async ({ page }) => {
      const depot = await openDepot(page);
      const task = await queueUp(page, depot, "Ana Souza", { due_at: "2026-12-28T22:30:00.000Z" });
      await page.setViewportSize({ width, height: 844 });
      await visit(page, `/inbox/${task.id}`);
      const due = page.getByLabel("Due", { exact: true });
      await expect(due).toHaveValue("2026-12-28T19:30");
      // The words as this browser writes them, the room around them and the icon behind them.
      const needed = await due.evaluate((field) => {
        const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
        const pen = document.createElement("canvas").getContext("2d");
        if (pen) pen.font = `${fontSize} ${fontFamily}`;
        const words = pen?.measureText("12/28/2026, 07:30 PM").width ?? 0;
        return words + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight) + 28;
      });
      const box = await due.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(needed);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    });
});

test.describe("a driver who reloads right after an end", () => {
  // The page must come from the server.
  test.use({ serviceWorkers: "block" });

  test("sees it done though the page was read a moment before", async ({ page }) => {
    const depot = await openDepot(page);
    const task = await queueUp(page, depot, "Ana Souza");
    for (const step of ["take", "start"]) await send(page, `/bookings/${task.id}/actions/${step}`, {});
    await queueUp(page, depot, "Bruno Reis");
    // Nothing else may bring the news.
    await page.route("**/events/stream*", (route) => route.abort());
    await visit(page, "/my-work");
    const card = (name: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    const goOn = await slowWith(task.id);
    const statusOf = async () => (await call<Booking>(page, "GET", `/bookings/${task.id}`)).status;
    // The server reads the page first, completes the task, and the page arrives last.
    await page.route("**/my-work", async (route) => {
      const response = await route.fetch();
      expect(await statusOf()).toBe("checked_in");
      await goOn();
      await expect.poll(statusOf).toBe("completed");
      await new Promise((done) => setTimeout(done, 500));
      await route.fulfill({ response });
    });
    await card("Ana Souza").getByRole("button", { name: "Complete" }).tap();
    await expect(card("Ana Souza")).toHaveCount(0);
    await page.reload();
    await expect(card("Bruno Reis")).toBeVisible();
    await expect(card("Ana Souza")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Done in the last 24 hours" })).toContainText("Ana Souza");
    expect(await movesOf(page, task.id)).toEqual(["created", "take", "start", "complete"]);
  });
});
