import { expect, test } from "../browser";
import { chooseIn } from "../choose";
import { otherBrowser, settled, signUp, somebody, visit } from "./people";

test.use({ locale: "en" });

test("a colleague is invited, joins in a browser of their own, and gets another role", async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await signUp(page);
  const colleague = somebody("Bruno Lima");
  await visit(page, "/settings/team");
  await page.getByRole("button", { name: "Invite member" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(colleague.email);
  await dialog.getByRole("button", { name: "Create invitation" }).click();
  const link = new URL((await dialog.getByLabel("Invitation link").textContent()) ?? "");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText(colleague.email)).toBeVisible();

  const theirs = await otherBrowser(browser, baseURL);
  await visit(theirs, link.pathname);
  await expect(theirs.getByRole("heading", { name: `Join ${owner.business}` })).toBeVisible();
  await theirs.getByLabel("Your name").fill(colleague.name);
  await theirs.getByLabel("Password").fill(colleague.password);
  await theirs.getByRole("button", { name: "Join workspace" }).click();
  await expect(theirs.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  await visit(theirs, "/settings/profile");
  const settings = theirs.getByRole("navigation", { name: "Settings" });
  await expect(settings.getByRole("link", { name: "Team" })).toBeVisible();
  await expect(theirs.getByRole("link", { name: "Developers" })).toHaveCount(0);
  await expect(theirs.getByRole("link", { name: "Background jobs" })).toHaveCount(0);
  await visit(theirs, "/settings/background");
  await expect(theirs.getByText("Page not found")).toBeVisible();

  await page.reload();
  await settled(page);
  const role = page.getByLabel("Role of Bruno Lima");
  await chooseIn(role, "Admin");
  await expect(page.getByText("Role of Bruno Lima changed")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).hover(); // A toast stays while the pointer is over it.
  await visit(theirs, "/settings/profile");
  await expect(theirs.getByRole("link", { name: "Developers" })).toBeVisible();
  await expect(theirs.getByRole("link", { name: "Background jobs" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(role).toHaveValue("agent");

  await page.getByRole("button", { name: "Actions for Bruno Lima" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Bruno Lima removed")).toBeVisible();
  await visit(theirs, "/customers");
  await expect(theirs).toHaveURL(/\/sign-in$/);
  await visit(theirs, link.pathname);
  await expect(theirs.getByRole("heading", { name: "This invitation is no longer valid" })).toBeVisible();
  await theirs.context().close();
});

test("the last owner stays one, and is told why", async ({ page }) => {
  const owner = await signUp(page);
  await visit(page, "/settings/team");
  const role = page.getByLabel(`Role of ${owner.name}`);
  await chooseIn(role, "Agent");
  await expect(page.getByText("This is the last owner")).toBeVisible();
  await expect(role).toHaveValue("owner");
});
