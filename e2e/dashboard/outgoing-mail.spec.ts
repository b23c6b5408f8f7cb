import { expect, test } from "../browser";
import { signUp, somebody, visit } from "./people";

test.use({ locale: "en" });

test("what was written by e-mail is read where nothing is sent", async ({ page }) => {
  await signUp(page);
  await visit(page, "/settings/outgoing-mail");
  await expect(page.getByText("Email is not set up: nothing is sent")).toBeVisible();
  await expect(page.getByText("No mail yet")).toBeVisible();

  const colleague = somebody("Bruno Lima");
  await visit(page, "/settings/team");
  await page.getByRole("button", { name: "Invite member" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(colleague.email);
  await dialog.getByRole("button", { name: "Create invitation" }).click();
  await expect(dialog.getByLabel("Invitation link")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();

  await visit(page, "/settings/outgoing-mail");
  const row = page.getByRole("list", { name: "Outgoing mail" }).getByRole("listitem");
  await expect(row).toContainText(colleague.email);
  await expect(row).toContainText("Not sent");
  await row.getByRole("button").click();
  const letter = page.frameLocator("iframe");
  await expect(letter.getByRole("link", { name: "Accept the invitation" })).toBeVisible();
  await expect(page.locator("iframe")).toHaveAttribute("sandbox", "allow-popups allow-popups-to-escape-sandbox");
  for (const link of [letter.getByRole("link", { name: "Accept the invitation" }), letter.getByRole("link").last()]) {
    const opened = page.waitForEvent("popup");
    await link.click();
    const tab = await opened;
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
    expect(tab.url()).toBe(await link.getAttribute("href"));
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
  await expect(page).toHaveURL(/\/settings\/outgoing-mail$/);
  await page.getByRole("tab", { name: "Text only" }).click();
  await expect(page.getByText(/Accept within seven days/)).toBeVisible();
});
