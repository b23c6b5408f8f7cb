import { expect, test } from "../browser";
import { expectAccessible } from "./axe";
import { addCustomer, enter, settled, signUp, visit, withoutBrowser } from "./people";
import { speaker } from "./signed-in";

test.use({ locale: "en" });
const say = speaker("en");

test.describe("customers", () => {
  test("are created, opened by their address, changed, and changed back", async ({ page }) => {
    await signUp(page);
    await visit(page, "/customers");
    await expect(page.getByRole("heading", { name: "No customers yet" })).toBeVisible();
    await page.getByRole("link", { name: "New customer" }).first().click();
    await expect(page).toHaveURL(/\/customers\/new$/);
    const drawer = page.getByRole("dialog");
    await drawer.getByLabel("Name").fill("Ana Souza");
    await drawer.getByLabel("Phone").fill("12345");
    await drawer.getByRole("button", { name: "Create customer" }).click();
    await expect(drawer.getByLabel("Phone")).toHaveAccessibleDescription(/with its area code/);
    await drawer.getByLabel("Phone").fill("+55 11 98765-4321");
    await drawer.getByRole("button", { name: "Create customer" }).click();
    await expect(page).toHaveURL(/\/customers\/cus_/);
    await expect(drawer.getByRole("heading", { name: "Ana Souza" })).toBeVisible();

    await page.reload();
    await settled(page);
    await expect(drawer.getByRole("link", { name: "+55 11 98765 4321" })).toBeVisible();
    await drawer.getByRole("button", { name: "Edit" }).click();
    await drawer.getByLabel("Company").fill("Aurora");
    await drawer.getByRole("button", { name: "Save changes" }).click();
    await expect(drawer.getByText("Aurora")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(drawer.getByText("Aurora")).toHaveCount(0);

    await drawer.getByLabel("Add tag").fill("vip");
    await drawer.getByLabel("Add tag").press("Enter");
    await expect(drawer.getByRole("button", { name: "Remove tag vip" })).toBeVisible();
    await drawer
      .getByRole("button", { name: /^(Close|Back)$/ })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/customers$/);
    await expect(page.getByRole("row", { name: /Ana Souza/ })).toBeVisible();
  });

  test("have a summary and a timeline, and are searched", async ({ page }) => {
    await signUp(page);

    await test.step("have a summary, a timeline that grows by itself, and comments of the team", async () => {
      await addCustomer(page, { name: "Ana Souza", phone: "+5511987654321" });
      await visit(page, "/customers");
      await page.getByRole("link", { name: /Ana Souza/ }).click();
      const drawer = page.getByRole("dialog");
      await expect(drawer.getByRole("region", { name: "Summary" })).toContainText("Next booking");
      const timeline = drawer.getByRole("list", { name: "Timeline" });
      await expect(timeline.getByRole("listitem")).toHaveText([/Customer added/]);

      await drawer.getByRole("tab", { name: "Comments" }).click();
      await expect(drawer.getByText("No comments yet.")).toBeVisible();
      await drawer.getByRole("button", { name: "Add comment" }).click();
      await expect(drawer.getByLabel("Write a comment")).toHaveAccessibleDescription(/This field is required/);
      await drawer.getByLabel("Write a comment").fill("Prefers mornings");
      await drawer.getByRole("button", { name: "Add comment" }).click();
      const comments = drawer.getByRole("list", { name: "Comments" });
      await expect(comments).toContainText("Prefers mornings");
      await expect(drawer.getByLabel("Write a comment")).toHaveValue("");
      await expectAccessible(page, "a customer with comments");
      await drawer.getByRole("tab", { name: "Timeline" }).click();
      await expect(timeline.getByRole("listitem")).toHaveText([/Commented.*Prefers mornings/s, /Customer added/]);

      await drawer.getByRole("tab", { name: "Comments" }).click();
      await comments.getByRole("button", { name: "Delete comment" }).click();
      await expect(drawer.getByText("No comments yet.")).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(comments).toContainText("Prefers mornings");
    });

    await test.step("are searched, and the search is in the address", async () => {
      await addCustomer(page, { name: "José Nuñez", phone: "+5511900000001" });
      await addCustomer(page, { name: "Carla Díaz", phone: "+5511900000002" });
      await visit(page, "/customers");
      await expect(page.getByRole("row")).toHaveCount(4);
      await page.getByRole("searchbox").fill("jose nunez");
      await expect(page).toHaveURL(/\?q=jose%20nunez/);
      await expect(page.getByRole("row", { name: /José/ })).toBeVisible();
      await expect(page.getByRole("row", { name: /Carla/ })).toHaveCount(0);
      await page.reload();
      await settled(page);
      await expect(page.getByRole("searchbox")).toHaveValue("jose nunez");
      await expect(page.getByRole("row", { name: /Carla/ })).toHaveCount(0);
      await page.getByRole("searchbox").fill("nobody here");
      await expect(page.getByRole("heading", { name: "No customers found" })).toBeVisible();
    });
  });

  test("are named where they have the phone already, and those of another workspace are not there", {
    tag: "@desk",
  }, async ({ page }) => {
    await signUp(page);

    await test.step("who have the phone already are named as the reason", async () => {
      await addCustomer(page, { name: "Ana Souza", phone: "+5511987654321" });
      await visit(page, "/customers/new");
      const drawer = page.getByRole("dialog");
      await drawer.getByLabel("Name").fill("Another");
      await drawer.getByLabel("Phone").fill("+5511987654321");
      await drawer.getByRole("button", { name: "Create customer" }).click();
      await expect(drawer.getByRole("alert")).toContainText("Another customer already has this phone");
    });

    await test.step("of another workspace are not there", async () => {
      await visit(page, "/customers/cus_unknown");
      await expect(page.getByRole("heading", { name: "Customer not found" })).toBeVisible();
    });
  });
});

test.describe("the keyboard", { tag: "@desk" }, () => {
  test("leads through the list, and by the command palette anywhere", async ({ page }) => {
    await signUp(page);

    await test.step("moves through the list, opens, closes, and stands where it was", async () => {
      await addCustomer(page, { name: "Ana Souza", phone: "+5511900000001" });
      await addCustomer(page, { name: "Bruno Lima", phone: "+5511900000002" });
      await visit(page, "/customers");
      await expect(page.getByRole("row")).toHaveCount(3);
      await page.keyboard.press("j");
      await page.keyboard.press("j");
      const row = page.getByRole("link", { name: /Ana Souza/ });
      await expect(row).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog").getByRole("heading", { name: "Ana Souza" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(row).toBeFocused();
    });

    await test.step("finds a customer and a place by the command palette, and shows its keys", async () => {
      await visit(page, "/customers");
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("combobox")).toBeFocused();
      await page.keyboard.type("ana sou");
      await expect(page.getByRole("option", { name: /Ana Souza/ })).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("option", { name: /Ana Souza/ })).toContainText("+55 11 90000 0001");
      await expect(page.getByText(say("shell.search_empty"))).toHaveCount(0);
      await page.keyboard.type(" nobody");
      await expect(page.getByText(say("shell.search_empty"))).toBeVisible();
      for (let typed = 0; typed < " nobody".length; typed++) await page.keyboard.press("Backspace");
      await expect(page.getByRole("option", { name: /Ana Souza/ })).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog").getByRole("heading", { name: "Ana Souza" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.keyboard.press("g");
      await page.keyboard.press("s");
      await expect(page).toHaveURL(/\/settings\/profile$/);
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    });
  });
});

test("what a colleague changes appears by itself", { tag: "@desk" }, async ({ page }) => {
  const person = await signUp(page);
  await addCustomer(page, { name: "Ana Souza", phone: "+5511900000001" });
  await visit(page, "/customers");
  await expect(page.getByRole("row", { name: /Ana Souza/ })).toBeVisible();
  const other = await withoutBrowser();
  await enter(other, person);
  await addCustomer(other, { name: "Bruno Lima", phone: "+5511900000002" });
  await expect(page.getByRole("row", { name: /Bruno Lima/ })).toBeVisible();
});
