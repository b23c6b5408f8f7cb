import type { Page } from "playwright/test";
import { expect, test } from "../browser";
import { chooseIn } from "../choose";
import { openUserMenu, settled, signUp, visit } from "./people";

const cookie = async (page: Page, name: string): Promise<string | undefined> =>
  (await page.context().cookies()).find((each) => each.name === name)?.value;

test.describe("the language", () => {
  test("is the browser's on the first screen, and changes there", { tag: "@desk" }, async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ locale: "pt-BR", ...(baseURL ? { baseURL } : {}) })).newPage();
    await visit(page, "/sign-in");
    await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
    await expect(page.getByRole("heading", { name: "Entre no Turnero" })).toBeVisible();
    await chooseIn(page.getByLabel("Idioma"), "Español");
    await expect(page.getByRole("heading", { name: "Ingresá a Turnero" })).toBeVisible();
    await page.reload();
    await settled(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await page.context().close();
  });

  test("changes in the menu of the person", async ({ browser, baseURL, isMobile, viewport }) => {
    const context = await browser.newContext({ locale: "en", isMobile, viewport, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    const person = await signUp(page);
    await visit(page, "/customers");
    await openUserMenu(page, person);
    await page.getByRole("menuitemradio", { name: "Português (Brasil)" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
    if (isMobile) await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { level: 1, name: "Clientes" })).toBeVisible();
    await context.close();
  });
});

test.describe("the theme and the way around", () => {
  test.use({ locale: "en", colorScheme: "light" });
  const ground = "getComputedStyle(document.documentElement).backgroundColor";

  test("are as they were chosen after a reload", async ({ page, isMobile }) => {
    const person = await signUp(page);
    await visit(page, "/customers");
    const day = await page.evaluate(ground);

    await test.step("the theme follows the system until it is chosen", async () => {
      await page.emulateMedia({ colorScheme: "dark" });
      const night = await page.evaluate(ground);
      expect(night).not.toBe(day);
      await openUserMenu(page, person);
      await page.getByRole("menuitemradio", { name: "Light" }).click();
      await expect.poll(() => page.evaluate(ground)).toBe(day);
      await expect.poll(() => cookie(page, "theme")).toBe("light");
      if (isMobile) await page.keyboard.press("Escape");
    });

    const bar = page.getByRole("navigation", { name: "Main" }).filter({ visible: true });
    await test.step("the way around is a rail that folds, or a bar under the thumb", async () => {
      await expect(bar).toHaveCount(1);
      if (isMobile) {
        for (const target of await bar.locator("a, button").all()) {
          const box = await target.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        }
        return;
      }
      await page.getByRole("button", { name: "Collapse sidebar" }).click();
      await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
      await expect.poll(() => cookie(page, "rail")).toBe("folded");
    });

    // From the first paint on.
    const html = await (await page.request.get("/customers")).text();
    expect(html).toContain('data-theme="light"');
    await page.reload();
    await settled(page);
    expect(await page.evaluate(ground)).toBe(day);
    if (!isMobile) {
      await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
      await page.getByRole("link", { name: "Settings" }).click();
      await expect(page).toHaveURL(/\/settings\/profile$/);
      return;
    }
    await bar.getByRole("button", { name: "More" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Settings" }).click();
    await expect(page).toHaveURL(/\/settings\/profile$/);
    expect(await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")).toBe(true);
  });
});
