import type { Booking } from "@/lib/domains/bookings/schema";
import { expect, test } from "../browser";
import { choose } from "../choose";
import { tabTo } from "../tab-to";
import { expectAccessible } from "./axe";
import { at, send } from "./calendar-world";
import { call, visit } from "./people";
import { said } from "./signed-in";
import { changeAction, dragOnto, movesOf, openDepot, picture, queueUp } from "./work-world";

test.use({ locale: "en" });

test.describe("the desk", () => {
  test("moves a card to another stage and is asked for the comment that the action requires", async ({ page }) => {
    const depot = await openDepot(page);
    await changeAction(page, "fail", (action) => ({ ...action, requires: { ...action.requires, comment: true } }));
    const task = await queueUp(page, depot, "Ana Souza", { tags: ["fragile"] });
    await visit(page, "/board");
    await expectAccessible(page, "the board");
    const column = (name: string) => page.getByRole("region", { name, exact: true });
    const card = (name: string) => column(name).getByRole("link", { name: /Ana Souza/ });
    const drag = (from: string, to: string) => dragOnto(card(from), column(to));
    // No action leads there: it says so, and what is possible.
    await drag("In queue", "In progress");
    await expect(page.getByText("No action moves a task from “In queue” to “In progress”.")).toBeVisible();
    // One action leads there, and asks for nothing. It stays on the board while one column is read before the other.
    const other = page.waitForResponse(/\/work-items\?stage=queued/);
    let isRead = false;
    await page.route(/\/work-items\?stage=assigned/, async (route) => {
      await expect.poll(() => isRead).toBe(true);
      await route.continue();
    });
    await drag("In queue", "Assigned");
    await (await other).finished();
    await page.waitForTimeout(300);
    expect(await card("Assigned").count()).toBe(1);
    isRead = true;
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
    await dialog.getByRole("button", { name: "Mark as failed" }).click();
    await expect(dialog.getByLabel("Comment")).toHaveAttribute("aria-invalid");
    // Refused, it is back where it was; the dialog hides the rest from screen readers.
    await expect(page.locator(`[data-column=assigned] [data-card="${task.id}"]`)).toBeAttached();
    await expectAccessible(page, "an action that asks");
    await dialog.getByLabel("Comment").fill("The lift is broken.");
    await dialog.getByRole("button", { name: "Mark as failed" }).click();
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

  test("takes a move on the board back, and hears why when the task has moved on", async ({ page }) => {
    const depot = await openDepot(page);
    const task = await queueUp(page, depot, "Ana Souza");
    await visit(page, "/board");
    const column = (name: string) => page.getByRole("region", { name, exact: true });
    const card = (name: string) => column(name).getByRole("link", { name: /Ana Souza/ });
    const now = () => call<Booking>(page, "GET", `/bookings/${task.id}`);
    const drag = async (from: string, to: string) => {
      const { version } = await now();
      await dragOnto(card(from), column(to));
      await expect(card(to)).toBeVisible();
      // The card moves at once; the next move needs the version from the server.
      await expect.poll(async () => (await now()).version).toBe(version + 1);
      await expect(undo(to)).toBeVisible();
    };
    const undo = (stage: string) =>
      page
        .locator("[data-sonner-toast]", { hasText: `Ana Souza moved to “${stage}”` })
        .last()
        .getByRole("button", { name: "Undo" });
    await drag("In queue", "Assigned");
    await expect(said(page, "Ana Souza moved to “Assigned” · assigned to you")).toBeVisible();
    await undo("Assigned").click();
    await expect(card("In queue")).toBeVisible();
    expect(await now()).toMatchObject({ stage: "queued", assignee: null, start: null });
    // The same by the keyboard.
    await card("In queue").focus();
    for (const key of ["Space", "ArrowRight", "Enter"]) await page.keyboard.press(key);
    await expect(card("Assigned")).toBeVisible();
    await expect(said(page, "Ana Souza moved to “Assigned” · assigned to you")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(card("In queue")).toBeVisible();
    expect(await now()).toMatchObject({ stage: "queued", assignee: null });
    // Two moves, one after the other: the second goes back to where the first had brought it.
    await drag("In queue", "Assigned");
    await drag("Assigned", "In progress");
    await undo("In progress").click();
    await expect(card("Assigned")).toBeVisible();
    expect(await now()).toMatchObject({ stage: "assigned", status: "confirmed", assignee: { name: "Van 7" } });
    // The first can be undone as well, while its toast is there.
    await page.keyboard.press("Control+z");
    await expect(card("In queue")).toBeVisible();
    expect(await now()).toMatchObject({ stage: "queued", assignee: null });
    await drag("In queue", "Assigned");
    // Somebody else moves it before the undo.
    await drag("Assigned", "In queue");
    await send(page, `/bookings/${task.id}/actions/take`, { resource_id: depot.van });
    await undo("In queue").click();
    await expect(page.getByText("This task has moved on since, so it stays where it is.")).toBeVisible();
    await expect(card("Assigned")).toBeVisible();

    // A newer toast leaves the undo of the older one free, for the mouse and for the keyboard.
    await queueUp(page, depot, "Bruno Reis");
    const other = column("In queue").getByRole("link", { name: /Bruno Reis/ });
    await drag("Assigned", "In progress");
    await dragOnto(other, column("Assigned"));
    const newer = page.locator("[data-sonner-toast]", { hasText: "Bruno Reis moved to “Assigned”" });
    await expect(newer).toBeVisible();
    await undo("In progress").click();
    await expect(card("Assigned")).toBeVisible();
    await page.keyboard.press("Alt+t");
    await tabTo(page, newer.getByRole("button", { name: "Undo" }));
    await page.keyboard.press("Enter");
    await expect(other).toBeVisible();
  });

  test("moves a card twice before the first answer, and takes both back from its drawer, as what it does there", async ({
    page,
  }) => {
    const depot = await openDepot(page);
    await changeAction(page, "complete", (action) => ({ ...action, outcome: "Handed over" }));
    const task = await queueUp(page, depot, "Ana Souza");
    const column = (name: string) => page.getByRole("region", { name, exact: true });
    const card = (name: string) => column(name).getByRole("link", { name: /Ana Souza/ });
    const now = () => call<Booking>(page, "GET", `/bookings/${task.id}`);
    await visit(page, "/board");
    // A slow connection: the second drag comes long before the answer to the first.
    await page.route(/actions\/take$/, async (route) => {
      await new Promise((wake) => setTimeout(wake, 2500));
      await route.continue();
    });
    await dragOnto(card("In queue"), column("Assigned"));
    await dragOnto(card("Assigned"), column("In progress"));
    await expect(card("In progress")).toBeVisible();
    await expect(said(page, "Ana Souza moved to “In progress”")).toBeVisible();
    await expect(card("In progress")).toBeVisible();
    expect(await now()).toMatchObject({ stage: "in_progress", status: "checked_in", assignee: { name: "Van 7" } });

    // The toast goes; the undo stays, then for the move before. The focus is always on a button.
    await page.unroute(/actions\/take$/);
    await visit(page, `/board/${task.id}`);
    const drawer = page.getByRole("dialog", { name: "Ana Souza" });
    const button = (name: string) => drawer.getByRole("button", { name, exact: true });
    await button("Undo").click();
    await expect.poll(async () => (await now()).stage).toBe("assigned");
    await expect(button("Undo")).toBeFocused();
    await expect(button("Undo")).not.toHaveAttribute("aria-busy");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await now()).stage).toBe("queued");
    await expect(button("Claim")).toBeFocused();
    await expect(button("Undo")).toHaveCount(0);
    for (const [step, next] of [
      ["Claim", "Start"],
      ["Start", "Complete"],
    ] as const) {
      await expect(button(step)).not.toHaveAttribute("aria-busy");
      await page.keyboard.press("Enter");
      await expect(button(next)).toBeFocused();
    }
    // An end can be undone in the drawer from the first moment, and says how it ended.
    await expect(button("Complete")).not.toHaveAttribute("aria-busy");
    await page.keyboard.press("Enter");
    await expect(button("Undo")).toBeFocused();
    await expect(drawer.getByText("Handed over")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(button("Complete")).toBeVisible();
    // The move before can be undone too: the button is still there.
    await expect(button("Undo")).toBeFocused();
    await expect(drawer.getByText("Handed over")).toHaveCount(0);
    expect(await now()).toMatchObject({ stage: "in_progress", status: "checked_in", outcome: null });
  });

  test("takes a reassignment back with the time that the task had", async ({ page }) => {
    const depot = await openDepot(page);
    const other = await send<{ id: string }>(page, "/resources", { name: "Van 8", kind: "vehicle" });
    const { data } = await call<{ data: { id: string }[] }>(page, "GET", "/resource-groups");
    await call(page, "PATCH", `/resource-groups/${data[0]?.id}`, { resource_ids: [depot.van, other.id] });
    const { id } = await queueUp(page, depot, "Ana Souza");
    const was = await send<Booking>(page, `/bookings/${id}/actions/take`, { resource_id: depot.van });
    const now = () => call<Booking>(page, "GET", `/bookings/${id}`);
    await visit(page, `/inbox/${id}`);
    await page.getByRole("dialog").getByRole("button", { name: "Reassign", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Reassign" });
    await choose(question, "Assignee", "Van 8");
    await question.getByRole("button", { name: "Reassign", exact: true }).click();
    await expect.poll(async () => (await now()).assignee?.name).toBe("Van 8");
    await page.locator("[data-sonner-toast]").getByRole("button", { name: "Undo", exact: true }).click();
    await expect.poll(async () => (await now()).assignee?.name).toBe("Van 7");
    expect(await now()).toMatchObject({ start: was.start, end: was.end, stage: was.stage });
  });

  test("goes through the list by keys and changes many at once, with a way back", async ({ page }) => {
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
    const bar = page.getByRole("region", { name: "Edit selected tasks" });
    await expect(bar.getByText("2 selected")).toBeVisible();
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
    await expect(failures.getByText("Someone else changed this first.")).toBeVisible();
    await failures.getByRole("button", { name: "OK" }).click();
    expect(await priorities()).toEqual(["high", "normal", "normal"]);
    await page.keyboard.press("Escape");

    // Filters are in the address, and can be kept.
    await page.getByLabel("Search by name, phone, notes, tag or service").fill("carla");
    await expect(page).toHaveURL(/q=carla/);
    await expect(row("Ana Souza")).toHaveCount(0);
    await page.getByRole("button", { name: "Saved filters" }).click();
    await page.getByLabel("Name for these filters").fill("Only Carla");
    await page.getByRole("button", { name: "Save filters" }).click();
    await expect(page.getByRole("button", { name: "Only Carla", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await visit(page, "/inbox");
    await page.getByRole("button", { name: "Saved filters" }).click();
    await page.getByRole("button", { name: "Only Carla", exact: true }).click();
    await expect(page).toHaveURL(/q=carla/);
    await expect(row("Ana Souza")).toHaveCount(0);

    // g t goes to the team and does nothing else; t claims; d completes.
    await row("Carla Dias").focus();
    await page.keyboard.press("g");
    await page.keyboard.press("t");
    await expect(page).toHaveURL("/team");
    expect(await movesOf(page, tasks[2]?.id ?? "")).toEqual(["created"]);
    await page.goBack();
    await row("Carla Dias").focus();
    await page.keyboard.press("t");
    await expect.poll(() => movesOf(page, tasks[2]?.id ?? "")).toEqual(["created", "take"]);
    await page.getByRole("tab", { name: "Today" }).click();
    await row("Carla Dias").focus();
    await page.keyboard.press("d");
    await expect.poll(() => movesOf(page, tasks[2]?.id ?? "")).toEqual(["created", "take", "complete"]);
  });

  test("shows what others queue up, and draws of a long list only what is seen", async ({ page }) => {
    const depot = await openDepot(page);
    await queueUp(page, depot, "Ana Souza");
    await visit(page, "/inbox");
    const rows = page.getByRole("list", { name: "Tasks" }).getByRole("listitem");
    await expect(rows).toHaveCount(1);
    await queueUp(page, depot, "Bruno Reis");
    await expect(rows).toHaveCount(2);

    await Promise.all(Array.from({ length: 148 }, (_, n) => queueUp(page, depot, `Person ${n}`)));
    await visit(page, "/inbox");
    await expect(rows).toHaveCount(100);
    await page.getByRole("button", { name: "Load more" }).click();
    await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);
    // The key goes to the last loaded row; the second page may render a moment later.
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(page.locator("[data-index='149']")).toBeInViewport({ timeout: 1000 });
    }).toPass();
    expect(await rows.count()).toBeLessThan(100);
  });

  test("gives a task to somebody, one or many at once, and is led to link itself", async ({ page }) => {
    const depot = await openDepot(page);
    const other = await send<{ id: string }>(page, "/resources", { name: "Van 8", kind: "vehicle" });
    const { data } = await call<{ data: { id: string }[] }>(page, "GET", "/resource-groups");
    await call(page, "PATCH", `/resource-groups/${data[0]?.id}`, { resource_ids: [depot.van, other.id] });
    const [one, two] = [
      await queueUp(page, depot, "Ana Souza", { due_at: at(15) }),
      await queueUp(page, depot, "Bruno Reis"),
    ];
    const workerOf = async (id: string) => (await call<Booking>(page, "GET", `/bookings/${id}`)).assignee?.name;

    await visit(page, `/inbox/${one.id}`);
    await page.getByRole("dialog").getByRole("button", { name: "Assign", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Assign" });
    await choose(question, "Assignee", "Van 8");
    await question.getByRole("button", { name: "Assign", exact: true }).click();
    await expect(said(page, "Ana Souza moved to “Assigned” · assigned to Van 8")).toBeVisible();
    expect(await workerOf(one.id)).toBe("Van 8");

    await visit(page, "/inbox");
    await page.getByRole("checkbox", { name: "Select the task for Bruno Reis" }).click();
    await page.getByRole("region", { name: "Edit selected tasks" }).getByRole("button", { name: "Assign" }).click();
    const many = page.getByRole("dialog", { name: "Assign: 1 task" });
    await choose(many, "Assignee", "Van 8");
    await many.getByRole("button", { name: "Assign", exact: true }).click();
    await expect.poll(() => workerOf(two.id)).toBe("Van 8");

    // Map and board say the same time, and what it is.
    for (const screen of ["/map", "/board"]) {
      await visit(page, screen);
      await expect(page.getByText(/^Due .*15:00$/).first()).toBeVisible();
    }
    await call(page, "PATCH", `/resources/${depot.van}`, { member_id: null });
    await visit(page, "/my-work");
    await page.getByRole("link", { name: "Go to resources" }).click();
    await expect(page).toHaveURL(/\/catalog\/resources/);
  });
});
