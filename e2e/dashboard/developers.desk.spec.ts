import { expect, test } from "../browser";
import { chooseIn } from "../choose";
import { signUp, visit } from "./people";
import { speaker } from "./signed-in";

test.use({ locale: "en" });
const say = speaker("en");

test("a key is made, calls the API, and is refused from the moment it is revoked", async ({ page, request }) => {
  await signUp(page);
  await visit(page, "/settings/developers");
  await page.getByRole("button", { name: "New API key" }).click();
  const dialog = page.getByRole("dialog");
  // A new key starts read-only and with an expiry.
  const preset = (name: string) => dialog.getByRole("button", { name: say(`settings.key_presets.${name}`) });
  await expect(preset("read")).toHaveAttribute("aria-pressed", "true");
  await expect(dialog.getByRole("checkbox", { name: /bookings:write/ })).not.toBeChecked();
  await expect(dialog.getByLabel(say("settings.key_life"))).toHaveValue("90");
  await preset("booking").click();
  await expect(dialog.getByRole("checkbox", { name: /bookings:write/ })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: /settings:write/ })).not.toBeChecked();
  await dialog.getByRole("button", { name: "Create API key" }).click();
  await expect(dialog.getByLabel("Name")).toHaveAccessibleDescription(/This field is required/);
  await dialog.getByLabel("Name").fill("Website");
  await dialog.getByRole("button", { name: "Create API key" }).click();
  const key = (await dialog.getByLabel("API key", { exact: true }).textContent()) ?? "";
  expect(key).toMatch(/^tk_live_/);
  // It is shown once: neither Escape nor a click beside it closes it.
  await page.keyboard.press("Escape");
  await page.mouse.click(20, 400);
  await expect(dialog.getByText("API key", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close" })).toHaveCount(0);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await dialog.getByRole("button", { name: "Copy" }).first().press("Enter");
  await expect(dialog.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await dialog.getByRole("button", { name: "I’ve copied it" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Website" });
  await expect(row).toContainText(`…${key.slice(-4)}`);
  await expect(page.getByText(key)).toHaveCount(0);

  const call = () => request.get("/api/v1/customers", { headers: { authorization: `Bearer ${key}` } });
  expect((await call()).status()).toBe(200);

  await row.getByRole("button", { name: "Actions for Website" }).click();
  await page.getByRole("menuitem", { name: "Revoke" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("“Website” revoked")).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await call()).status()).toBe(401);
  await page.getByRole("button", { name: "Show 1 revoked key" }).click();
  await expect(row).toContainText("Revoked");

  // What is not there, and what fails, leaves the menu of the settings, which leads on.
  const menu = page.getByRole("navigation", { name: say("settings.title") });
  await visit(page, "/settings/webhooks/whe_nowhere");
  await expect(page.getByRole("heading", { name: say("common.not_found_title") })).toBeVisible();
  await menu.getByRole("link", { name: say("settings.sections.audit-log") }).click();
  const broken = { data: [{ id: "aud_1", action: null, changes: {}, actor: {} }], next_cursor: null };
  await page.route("**/api/v1/team/audit-log?*", (route) => route.fulfill({ json: broken }));
  await chooseIn(page.getByLabel(say("settings.audit_filter")), say("settings.subjects.api_key"));
  await expect(page.getByRole("heading", { name: say("common.error_title") })).toBeVisible();
  await menu.getByRole("link", { name: say("settings.sections.team") }).click();
  await expect(page).toHaveURL(/settings\/team$/);
  await expect(page.getByRole("heading", { name: say("common.error_title") })).toHaveCount(0);
});
