import { expect, test } from "../browser";
import { toastsOver } from "../toasts";
import { send } from "./calendar-world";
import { call, signIn, visit } from "./people";
import { speaker } from "./signed-in";
import { openDepot, queueUp } from "./work-world";

test.use({ locale: "en" });
const say = speaker("en");

const due = (day: number, hour: number) => {
  const at = new Date(Date.now() + day * 86_400_000);
  at.setUTCHours(hour, 30, 0, 0);
  return at.toISOString();
};

test("the driver's card says what the desk knows: due time, order, comments, and what is urgent comes first", async ({
  page,
}) => {
  const depot = await openDepot(page);
  await call(page, "PATCH", `/services/${depot.service}`, {
    intake_fields: [{ key: "order", label: "Order", type: "text", required: false, options: [] }],
  });
  const soon = await queueUp(page, depot, "Ana Souza", { due_at: due(2, 16), intake: { order: "F-20417" } });
  await queueUp(page, depot, "Bruno Reis", { due_at: due(4, 16), priority: "urgent" });
  await send(page, `/bookings/${soon.id}/comments`, { body: "The bell is broken, knock." });
  await visit(page, "/my-work");

  const names = page.getByRole("heading", { level: 3 });
  await expect(names).toHaveText(["Bruno Reis", "Ana Souza"]);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Ana Souza" }) });
  await expect(card.getByText("F-20417")).toBeVisible();
  await card.getByRole("button", { name: "Claim" }).tap();
  await expect(card.getByRole("button", { name: "Start" })).toBeVisible();
  await page.reload();

  // Half past one in São Paulo, whenever it was taken.
  await expect(card.locator(`time[datetime="${soon.due_at}"]`)).toHaveText(/1:30|13:30/);
  await expect(card.getByRole("listitem").getByText("The bell is broken, knock.")).toBeVisible();
  await card.getByRole("link", { name: say("work.mine.open") }).tap();
  await expect(page).toHaveURL(new RegExp(`/inbox/${soon.id}`));
  // The way back from its details leads here again.
  await page.getByRole("dialog").getByRole("button", { name: "Back", exact: true }).tap();
  await expect(page).toHaveURL(/\/my-work$/);
});

test("a toast leaves the buttons of the driver's cards free, wherever the page stands", async ({ page }) => {
  const depot = await openDepot(page);
  for (const name of ["Ana Souza", "Bruno Reis", "Carla Neves"]) await queueUp(page, depot, name);
  await visit(page, "/my-work");
  await page.getByRole("button", { name: "Claim" }).first().tap();
  // The card has gone to its other list.
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  const buttons = page.getByRole("main").getByRole("button", { name: /^(Claim|Start)$/ });
  for (const by of [0, 120, 260]) {
    await page.mouse.wheel(0, by);
    await expect(page.locator("[data-sonner-toast]").first()).toBeVisible();
    for (const each of await buttons.all())
      await expect.poll(() => toastsOver(page, each), { message: `scrolled by ${by}` }).toEqual([]);
  }
});

test("whoever signs in to the demo finds tasks of their own", async ({ page, demo }) => {
  await signIn(page, demo);
  await expect(page).not.toHaveURL(/sign-in/);
  await visit(page, "/my-work");
  await expect(page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) })).not.toHaveCount(0);
});

test("a toast leaves the comment free that is being written", async ({ page }) => {
  const depot = await openDepot(page);
  await queueUp(page, depot, "Ana Souza");
  await visit(page, "/my-work");
  await page.getByRole("button", { name: "Claim" }).tap();
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  const comment = page.getByRole("dialog").getByRole("textbox", { name: "Comment" });
  // A tap right after the list has changed may have been meant for what stood there before: it has no effect.
  await expect(async () => {
    await page.getByRole("link", { name: say("work.mine.open") }).tap({ timeout: 2000 });
    await expect(comment).toBeVisible({ timeout: 5000 });
  }).toPass();
  await comment.tap();
  for (const by of [0, 80, 160]) {
    await page.mouse.wheel(0, -by);
    await expect(page.locator("[data-sonner-toast]").first()).toBeVisible();
    await expect.poll(() => toastsOver(page, comment), { message: `scrolled by ${by}` }).toEqual([]);
  }
});
