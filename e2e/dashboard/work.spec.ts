import type { Booking } from "@/lib/domains/bookings/schema";
import { expect, test } from "../browser";
import { expectAccessible } from "./axe";
import { call, visit } from "./people";
import { said } from "./signed-in";
import { changeAction, movesOf, openDepot, queueUp } from "./work-world";

test.use({ locale: "en" });

/** The smallest picture that is one. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test.describe("a driver on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("does a round with the connection cut in the middle, and everything happens once", async ({ page, context }) => {
    test.setTimeout(180_000);
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
    await card("Ana Souza").getByRole("button", { name: "Take" }).tap();
    await expect(card("Ana Souza").getByRole("button", { name: "Start" })).toBeVisible();
    await expect.poll(() => movesOf(page, first.id)).toEqual(["created", "take"]);

    await context.setOffline(true);
    await expect(page.getByText("No connection.")).toBeVisible();
    // Taps two, three and four, without.
    await card("Ana Souza").getByRole("button", { name: "Start" }).tap();
    await card("Ana Souza").getByLabel("Photo for Ana Souza").setInputFiles({
      name: "door.png",
      mimeType: "image/png",
      buffer: picture,
    });
    await expect(card("Ana Souza").getByText("1 photo")).toBeVisible();
    await card("Ana Souza").getByRole("button", { name: "Complete" }).tap();
    await expect(card("Ana Souza")).toHaveCount(0);
    // The next one: nobody at home.
    await card("Bruno Reis").getByRole("button", { name: "Take" }).tap();
    await card("Bruno Reis").getByRole("button", { name: "Not at home" }).tap();
    await page.getByRole("dialog").getByLabel("Comment").fill("Knocked for five minutes.");
    await expectAccessible(page, "not at home");
    await page.getByRole("dialog").getByRole("button", { name: "Not at home" }).tap();
    // And one more is taken.
    await card("Carla Dias").getByRole("button", { name: "Take" }).tap();
    await expect(page.getByText("6 things wait to be sent.")).toBeVisible();
    await expectAccessible(page, "my work without a connection");

    // The page itself comes back from the browser's own keeping, with what waits.
    await page.reload();
    await expect(page.getByText("6 things wait to be sent.")).toBeVisible();

    await context.setOffline(false);
    await expect.poll(() => movesOf(page, third.id), { timeout: 30_000 }).toEqual(["created", "take"]);
    expect(await movesOf(page, first.id)).toEqual(["created", "take", "start", "complete"]);
    expect(await movesOf(page, second.id)).toEqual(["created", "take", "not_at_home"]);
    const photos = await call<{ data: unknown[] }>(page, "GET", `/bookings/${first.id}/attachments`);
    expect(photos.data).toHaveLength(1);
    const comments = await call<{ data: { body: string }[] }>(page, "GET", `/bookings/${second.id}/comments`);
    expect(comments.data.map(({ body }) => body)).toEqual(["Knocked for five minutes."]);
    await expect(page.getByText("wait to be sent")).toHaveCount(0);
  });

  test("is told what was refused, and has a way out", async ({ page, context }) => {
    test.setTimeout(120_000);
    const depot = await openDepot(page);
    const task = await queueUp(page, depot, "Ana Souza");
    await visit(page, "/my-work");
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Ana Souza" }) });
    await context.setOffline(true);
    await card.getByRole("button", { name: "Take" }).tap();
    await card.getByRole("button", { name: "Start" }).tap();
    await expect(page.getByText("2 things wait to be sent.")).toBeVisible();
    // Meanwhile the desk cancels it.
    await call(page, "POST", `/bookings/${task.id}/cancel`, { reason: "The customer called." });
    await context.setOffline(false);
    const refused = page.getByRole("list", { name: "Not accepted" });
    await expect(refused.getByText("Take, Ana Souza: not accepted")).toBeVisible();
    await expect(refused.getByText("It has moved on in the meantime")).toBeVisible();
    await expectAccessible(page, "a refusal");
    await refused.getByRole("button", { name: "Give it up" }).tap();
    await expect(refused).toHaveCount(0);
    await page.reload();
    await expect(page.getByText("Nothing to do")).toBeVisible();
    expect(await movesOf(page, task.id)).toEqual(["created", "cancelled"]);
  });
});

test.describe("the desk", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("moves a card to another stage and is asked for the comment that the action requires", async ({ page }) => {
    test.setTimeout(120_000);
    const depot = await openDepot(page);
    await changeAction(page, "fail", (action) => ({ ...action, requires: { ...action.requires, comment: true } }));
    const task = await queueUp(page, depot, "Ana Souza", { tags: ["fragile"] });
    await visit(page, "/board");
    await expectAccessible(page, "the board");
    const column = (name: string) => page.getByRole("region", { name, exact: true });
    const card = (name: string) => column(name).getByRole("link", { name: /Ana Souza/ });
    const drag = async (from: string, to: string) => {
      await card(from).hover();
      await page.mouse.down();
      const box = await column(to).boundingBox();
      if (!box) throw new Error(`There is no column ${to}.`);
      await page.mouse.move(box.x + 60, box.y + 100, { steps: 8 });
      await page.mouse.up();
    };
    // No action leads there: it says so, and what is possible.
    await drag("In queue", "In progress");
    await expect(page.getByText("Nothing leads from “In queue” to “In progress”.")).toBeVisible();
    // One does, and asks for nothing.
    await drag("In queue", "Assigned");
    await expect(card("Assigned")).toBeVisible();
    await expect.poll(() => movesOf(page, task.id)).toEqual(["created", "take"]);
    // By the keyboard, to a stage whose action asks for a comment.
    await card("Assigned").focus();
    await page.keyboard.press("Space");
    for (const stage of ["In progress", "Done", "Failed"]) {
      await page.keyboard.press("ArrowRight");
      await expect(page.getByText(`Ana Souza: to ${stage}`)).toBeAttached();
    }
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Could not be done" }).click();
    await expect(dialog.getByLabel("Comment")).toHaveAttribute("aria-invalid");
    // Refused, it is back where it was; the dialog hides the rest from whoever listens.
    await expect(page.locator(`[data-stage=assigned] [data-card="${task.id}"]`)).toBeAttached();
    await expectAccessible(page, "an action that asks");
    await dialog.getByLabel("Comment").fill("The lift is broken.");
    await dialog.getByRole("button", { name: "Could not be done" }).click();
    await expect(card("Failed")).toBeVisible();
    expect(await movesOf(page, task.id)).toEqual(["created", "take", "fail"]);
    // The task's own page tells it all.
    await card("Failed").click();
    const drawer = page.getByRole("dialog", { name: "Ana Souza" });
    await expect(drawer.getByText("The lift is broken.")).toBeVisible();
    await drawer.getByLabel("Write a comment").fill("@Luc");
    await page.keyboard.press("Enter");
    await page.keyboard.type("please call them.");
    await drawer.getByRole("button", { name: "Add comment" }).click();
    await expect(drawer.getByText("@Lucía Fernández", { exact: true })).toBeVisible();
    await drawer.getByRole("tab", { name: "Photos" }).click();
    await drawer.getByLabel("Add photo").setInputFiles({ name: "lift.png", mimeType: "image/png", buffer: picture });
    await drawer.getByRole("img", { name: "lift.png" }).click();
    await expect(page.getByRole("dialog", { name: "lift.png" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expectAccessible(page, "a task");
  });

  test("goes through the list by keys and changes many at once, with a way back", async ({ page }) => {
    test.setTimeout(120_000);
    const depot = await openDepot(page);
    const tasks: Booking[] = [];
    for (const name of ["Ana Souza", "Bruno Reis", "Carla Dias"]) tasks.push(await queueUp(page, depot, name));
    await visit(page, "/inbox");
    await expectAccessible(page, "the work list");
    const row = (name: string) => page.getByRole("link", { name });
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    const bar = page.getByRole("region", { name: "Change the chosen tasks" });
    await expect(bar.getByText("2 chosen")).toBeVisible();
    await expectAccessible(page, "two chosen");
    await bar.getByRole("button", { name: "Priority" }).click();
    await page.getByRole("menuitem", { name: "Urgent" }).click();
    await expect(said(page, "2 tasks changed")).toBeVisible();
    const priorities = async () => {
      const { data } = await call<{ data: Booking[] }>(page, "GET", "/work-items?view=inbox");
      return data.map(({ priority }) => priority).sort();
    };
    expect(await priorities()).toEqual(["normal", "urgent", "urgent"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(said(page, "Undone")).toBeVisible();
    expect(await priorities()).toEqual(["normal", "normal", "normal"]);

    // One that is refused does not stop the other, and says why.
    await page.route(`**/api/v1/work-items/${tasks[0]?.id}`, (route) =>
      route.fulfill({
        status: 409,
        contentType: "application/problem+json",
        json: { code: "version_conflict", title: "Conflict", status: 409, detail: "You saw version 3." },
      }),
    );
    await bar.getByRole("button", { name: "Priority" }).click();
    await page.getByRole("menuitem", { name: "High" }).click();
    const failures = page.getByRole("dialog", { name: "1 task was not changed" });
    await expect(failures.getByText("Ana Souza")).toBeVisible();
    await expect(failures.getByText("Somebody else changed it first.")).toBeVisible();
    await failures.getByRole("button", { name: "Understood" }).click();
    expect(await priorities()).toEqual(["high", "normal", "normal"]);
    await page.keyboard.press("Escape");

    // Filters are in the address, and can be kept.
    await page.getByLabel("Search name, phone, notes, tag or service").fill("carla");
    await expect(page).toHaveURL(/q=carla/);
    await expect(row("Ana Souza")).toHaveCount(0);
    await page.getByRole("button", { name: "Saved filters" }).click();
    await page.getByLabel("Name for the filters as they are now").fill("Only Carla");
    await page.getByRole("button", { name: "Save filters" }).click();
    await expect(page.getByRole("button", { name: "Only Carla", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await visit(page, "/inbox");
    await page.getByRole("button", { name: "Saved filters" }).click();
    await page.getByRole("button", { name: "Only Carla", exact: true }).click();
    await expect(page).toHaveURL(/q=carla/);
    await expect(row("Ana Souza")).toHaveCount(0);

    // t takes; d is done with it.
    await row("Carla Dias").focus();
    await page.keyboard.press("t");
    await expect.poll(() => movesOf(page, tasks[2]?.id ?? "")).toEqual(["created", "take"]);
    await page.getByRole("tab", { name: "Today" }).click();
    await row("Carla Dias").focus();
    await page.keyboard.press("d");
    await expect.poll(() => movesOf(page, tasks[2]?.id ?? "")).toEqual(["created", "take", "complete"]);
  });
});
