import { expect, test } from "../browser";
import { expectAccessible } from "../dashboard/axe";
import { signUp, visit } from "../dashboard/people";

test.use({ locale: "en" });

test("an owner sets up the chat and sees it as it will be", async ({ page, baseURL }) => {
  await signUp(page);
  await visit(page, "/channels/webchat");
  const preview = page.frameLocator("iframe[title='Preview']");
  await expect(page.getByText("Save web chat first")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Aurora <b>");
  await page.getByLabel("Greeting").fill("Good to see you");
  await expect(preview.getByText("Good to see you")).toBeVisible();
  await expect(preview.getByRole("heading", { name: "Aurora <b>" })).toBeVisible();
  await page.getByLabel("Color", { exact: true }).fill("#ffee00");
  await expect(page.getByText(/is too low/)).toBeVisible();
  await page.getByLabel("Color", { exact: true }).fill("#0b5d3b");
  await expect(page.getByText(/Easy to read/)).toBeVisible();

  await page.getByRole("button", { name: "Add origin" }).click();
  await page.getByLabel("Origin 1", { exact: true }).fill("www.example.com");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByLabel("Origin 1", { exact: true })).toHaveAccessibleDescription(/Enter an origin such as/);
  await page.getByLabel("Origin 1", { exact: true }).fill("https://www.example.com");
  await page.getByRole("switch", { name: "Show an away message outside business hours" }).click();
  await page.getByLabel("Away message", { exact: true }).fill("Back soon");
  await expect(preview.getByText("Back soon")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const snippet = page.getByRole("region", { name: "Snippet" });
  await expect(snippet).toContainText(`${baseURL?.replace("127.0.0.1", "localhost")}/widget.js" data-key="pk_`);
  await expectAccessible(page, "the chat of a workspace");
  const before = await snippet.textContent();

  await page.getByRole("button", { name: "Rotate key" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Rotate key" }).click();
  await expect(page.getByText("Key rotated.")).toBeVisible();
  expect(await snippet.textContent()).not.toBe(before);
  await page.getByRole("button", { name: "Generate secret" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Generate secret" }).click();
  await expect(page.getByLabel("Identity secret").last()).toHaveText(/^wcid_/);
  await page.getByRole("button", { name: "I’ve copied it" }).click();
  await page.getByRole("tab", { name: "PHP" }).click();
  await expect(page.getByText("hash_hmac")).toBeVisible();
  await page.reload();
  await expect(page.getByText("A secret is set.")).toBeVisible();
  await expect(page.getByLabel("Origin 1", { exact: true })).toHaveValue("https://www.example.com");
});
