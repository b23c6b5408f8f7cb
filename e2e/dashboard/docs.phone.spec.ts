import { expect, test } from "../browser";
import { expectAccessible, expectAccessibleInBothLights } from "./axe";
import { visit } from "./people";
import { tooLow } from "./thumb";

test.use({ locale: "en" });

test("the documentation is searched, read and tried out", async ({ page, demo }) => {
  await visit(page, "/docs");
  await expectAccessible(page, "the documentation");
  expect(await tooLow(page)).toEqual([]);
  await page.getByRole("button", { name: "Search" }).click();
  await page.keyboard.type("oauth");
  await expect(page.getByRole("option").first()).toContainText("Connecting by OAuth");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Connecting by OAuth" })).toBeInViewport();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("slot taken");
  await expect(page.getByRole("combobox", { name: "Search the documentation" })).toHaveValue("slot taken");
  await expect(page.getByRole("option").first()).toContainText("slot_taken");
  await expectAccessible(page, "the search of the documentation");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "slot_taken" })).toBeVisible();
  await expectAccessible(page, "a problem's page");
  expect(await tooLow(page)).toEqual([]);
  await visit(page, "/docs/problems");
  expect(await tooLow(page)).toEqual([]);

  await visit(page, "/docs/guides/first-booking");
  await page.getByRole("tab", { name: "Python" }).first().click();
  await expect(page.getByText("from turnero import Turnero").first()).toBeVisible();
  await expectAccessible(page, "a guide");
  await page.getByText("Contents", { exact: true }).click();
  await page.getByRole("link", { name: "Webhooks", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Webhooks" })).toBeVisible();

  await visit(page, "/docs/operations/listServices");
  await expect(page.getByRole("heading", { level: 2, name: "List services" })).toBeInViewport();
  await expectAccessible(page, "a part of the reference");
  expect(await tooLow(page)).toEqual([]);
  const entry = page.getByRole("article", { name: "List services" });
  await entry.getByRole("button", { name: "Try it" }).click();
  const form = page.getByRole("form", { name: "Console of listServices" });
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("status")).toContainText("401");
  await form.getByLabel("API key").fill(demo.api_key);
  await form.getByLabel("limit").fill("2");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("status")).toContainText("200");
  await expect(form.getByLabel("Answer of listServices")).toHaveValue(/"next_cursor"/);
  await form.getByText("Headers").click();
  await expect(form.getByText("ratelimit-remaining")).toBeVisible();
  await expectAccessibleInBothLights(page, "the console of the reference");
  expect(
    await page.evaluate(() => [localStorage.length, sessionStorage.getItem("turnero-docs-key")?.slice(0, 8)]),
  ).toEqual([0, "tk_live_"]);
});
