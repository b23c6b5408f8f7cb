import { expect, test } from "../browser";
import { signUp, visit } from "./people";
import { speaker } from "./signed-in";

test.use({ locale: "en" });
const say = speaker("en");

test("without a connection a screen says so, keeps what was typed, and comes back by itself", async ({
  page,
  context,
}) => {
  await signUp(page);
  await visit(page, "/customers");
  await page.evaluate(() => navigator.serviceWorker?.ready); // The second page is controlled by the worker from the start.
  await visit(page, "/customers/new");
  const name = page.getByRole("dialog").getByRole("textbox").first();
  await name.pressSequentially("Ana Souza");

  await context.setOffline(true);
  const banner = page.getByRole("status").filter({ hasText: say("common.offline") });
  await expect(banner).toBeVisible();
  // A link without a connection loses nothing.
  await page.getByRole("link", { name: say("shell.areas.calendar"), exact: true }).click();
  await expect(name).toHaveValue("Ana Souza");
  await expect(page).toHaveURL(/\/customers\/new/);

  // A URL opened anyway shows our own offline page.
  await page.goto("/calendar").catch(() => null);
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: say("calendar.title") })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
