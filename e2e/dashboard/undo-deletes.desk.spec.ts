import type { Page } from "playwright/test";
import { receiver } from "@/lib/testing/receiver";
import { expect, test } from "../browser";
import { tabTo } from "../tab-to";
import { openSalon } from "./calendar-world";
import { colleague } from "./home-world";
import { call, signUp, visit } from "./people";
import { said, speaker } from "./signed-in";

test.use({ locale: "en", timezoneId: "America/Sao_Paulo" });

const say = speaker("en");
const undo = (page: Page) =>
  page.locator("[data-sonner-toast]").getByRole("button", { name: say("common.undo"), exact: true });
const undone = (page: Page) => expect(said(page, say("common.undone"))).toBeVisible();
const statusOf = async (page: Page, path: string) => (await page.request.get(`/api/v1${path}`)).status();
const byKeys = async (page: Page) => {
  await page.keyboard.press("Control+z");
  await undone(page);
};
const byTab = async (page: Page) => {
  await tabTo(page, undo(page));
  await page.keyboard.press("Enter");
  await undone(page);
};

/** Deletes with keys alone: the button in its head, then the one in the question. */
async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: say("catalog.delete_name", { name }) }).press("Enter");
  const question = page.getByRole("dialog", { name: say("catalog.delete_title", { name }) });
  await question.getByRole("button", { name: say("catalog.delete"), exact: true }).press("Enter");
  await expect(said(page, say("catalog.deleted", { name }))).toBeVisible();
  // The row, the drawer and the button that had the focus are gone.
  await expect(page.locator("main h1")).toBeFocused();
}

/** The first of a list of the API. */
const firstOf = async <Thing extends { id: string }>(page: Page, path: string): Promise<Thing> =>
  (await call<{ data: [Thing] }>(page, "GET", path)).data[0];

test("what was deleted from the catalog comes back with its links, by keys", async ({ page }) => {
  const world = await openSalon(page);
  type Group = { id: string; resource_ids: string[] };
  const group = await firstOf<Group>(page, "/resource-groups");
  const service = await call<object>(page, "GET", `/services/${world.service}`);
  const missed: string[] = [];
  page.on("response", (answer) => answer.status() === 404 && missed.push(answer.url()));

  await visit(page, `/catalog/services/${world.service}`);
  await remove(page, "Haircut");
  expect(await statusOf(page, `/services/${world.service}`)).toBe(404);
  await expect(page.getByRole("link", { name: /^Haircut/ })).toHaveCount(0);
  await byKeys(page);
  await expect(page.getByRole("link", { name: /^Haircut/ })).toBeVisible();
  const { updated_at: _at, ...kept } = service as { updated_at: string };
  expect(await call<object>(page, "GET", `/services/${world.service}`)).toMatchObject(kept);

  await visit(page, `/catalog/resources/${world.chair}`);
  await remove(page, "Ana Prado");
  expect((await firstOf<Group>(page, "/resource-groups")).resource_ids).not.toContain(world.chair);
  await byTab(page);
  expect(await firstOf<Group>(page, "/resource-groups")).toMatchObject({ resource_ids: group.resource_ids });

  const { id: spare } = await call<{ id: string }>(page, "POST", "/schedules", { name: "Nights" });
  await visit(page, `/catalog/schedules/${spare}`);
  await remove(page, "Nights");
  await byKeys(page);
  expect(await statusOf(page, `/schedules/${spare}`)).toBe(200);
  expect(missed, "what was deleted is not read again").toEqual([]);
});

test("a service whose group was deleted too does not come back before it, and says so", async ({ page }) => {
  const world = await openSalon(page);
  const group = await firstOf(page, "/resource-groups");
  await visit(page, `/catalog/services/${world.service}`);
  await remove(page, "Haircut");
  await undo(page).hover(); // It stays while the pointer is on it.
  await page.request.delete(`/api/v1/resource-groups/${group.id}`, {
    headers: { origin: process.env.TURNERO_URL ?? "" },
  });
  await undo(page).click();
  await expect(said(page, say("catalog.undo_needs"))).toBeVisible();
  await call(page, "POST", `/resource-groups/${group.id}/restore`);
  await call(page, "POST", `/services/${world.service}/restore`);
});

test("a deleted automation and a deleted endpoint come back", async ({ page }) => {
  await signUp(page);
  const { id } = await call<{ id: string }>(page, "POST", "/automations", {
    name: "Tag all",
    trigger: { type: "booking.created" },
    actions: [{ type: "add_tag", tag: "new" }],
  });
  await visit(page, `/automations/${id}`);
  await remove(page, "Tag all");
  expect(await statusOf(page, `/automations/${id}`)).toBe(404);
  await byKeys(page);
  await expect(page.getByRole("link", { name: "Tag all" })).toBeVisible();

  const shop = await receiver((reply) => reply.writeHead(204).end());
  const endpoint = await call<{ id: string }>(page, "POST", "/webhook-endpoints", {
    url: shop.url,
    events: ["booking.created"],
  });
  await visit(page, `/settings/webhooks/${endpoint.id}`);
  await page.getByRole("button", { name: say("webhooks.actions") }).press("Enter");
  await page.getByRole("menuitem", { name: say("webhooks.delete") }).press("Enter");
  const question = page.getByRole("dialog", { name: say("webhooks.delete_ask") });
  await question.getByRole("button", { name: say("webhooks.delete") }).press("Enter");
  await expect(said(page, say("webhooks.deleted"))).toBeVisible();
  expect(await statusOf(page, `/webhook-endpoints/${endpoint.id}`)).toBe(404);
  await byTab(page);
  expect(await statusOf(page, `/webhook-endpoints/${endpoint.id}`)).toBe(200);
  await expect(page.getByText(shop.url)).toBeVisible();
  await shop.stop();
});

test("a member who was removed by mistake is back in the team", async ({ page, browser, baseURL }) => {
  await signUp(page);
  const { theirs, member } = await colleague(page, browser, baseURL);
  const name = "Bruno Lima";
  await visit(page, "/settings/team");
  await page.getByRole("button", { name: say("settings.actions_of", { name }) }).press("Enter");
  await page.getByRole("menuitem", { name: say("settings.remove"), exact: true }).press("Enter");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("settings.remove"), exact: true })
    .press("Enter");
  await expect(said(page, say("settings.member_removed", { name }))).toBeVisible();
  await expect(page.getByLabel(say("settings.role_of", { name }))).toHaveCount(0);
  await byKeys(page);
  await expect(page.getByLabel(say("settings.role_of", { name }))).toBeVisible();
  expect((await call<{ data: { id: string }[] }>(page, "GET", "/team/members")).data.at(-1)?.id).toBe(member);
  // They sign in again.
  await visit(theirs, "/customers");
  await expect(theirs).toHaveURL(/\/sign-in$/);
  await theirs.context().close();
});

test("a pause is taken back, and so is its end", async ({ page }) => {
  await signUp(page);
  const reason = async () =>
    (
      await call<{ data: { channel: string; paused: { reason: string } | null }[] }>(page, "GET", "/channels")
    ).data.find(({ channel }) => channel === "webchat")?.paused?.reason ?? null;
  await visit(page, "/channels");
  const card = page.getByRole("region", { name: "Web chat" });
  const pause = async () => {
    await card.getByRole("button", { name: say("channels.pause"), exact: true }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(say("channels.reason")).fill("Holidays");
    await dialog.getByRole("button", { name: say("channels.pause"), exact: true }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect.poll(reason).toBe("Holidays");
    // The API knows it a moment before the screen offers the way back.
    await expect(undo(page).first()).toBeVisible();
  };
  await pause();
  await byKeys(page);
  await expect.poll(reason).toBeNull();
  await pause();
  await card.getByRole("button", { name: say("channels.resume") }).press("Enter");
  await expect(said(page, say("channels.resumed", { name: "Web chat" }))).toBeVisible();
  await expect.poll(reason).toBeNull();
  await page.keyboard.press("Control+z");
  await expect.poll(reason).toBe("Holidays");
});
