import { expect, test } from "../browser";
import { tabTo } from "../tab-to";
import { expectAccessibleInBothLights } from "./axe";
import { openUserMenu, settled, signUp, visit } from "./people";
import { tooLow } from "./thumb";

test.describe("the handbook, without signing in", () => {
  test.use({ locale: "es-AR" });

  test("speaks the reader's language, is searched and read on with keys, and changes its language", async ({
    page,
  }) => {
    await visit(page, "/help");
    await expect(page.getByRole("heading", { level: 1, name: "Manual" })).toBeVisible();
    await expectAccessibleInBothLights(page, "the handbook");
    if (test.info().project.name === "phone") expect(await tooLow(page)).toEqual([]);

    await tabTo(page, page.getByRole("searchbox", { name: "Buscar en el manual" }));
    await page.keyboard.type("deshacer cancelar");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Búsqueda: deshacer cancelar" })).toBeVisible();
    await settled(page);
    await expectAccessibleInBothLights(page, "the search of the handbook");
    await tabTo(page, page.getByRole("main").getByRole("link", { name: "Cancelar y deshacer" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: "Cancelar y deshacer" })).toBeInViewport();
    await expect(page).toHaveURL(/\/help\/bookings#cancelar-y-deshacer$/);
    await settled(page);
    await expectAccessibleInBothLights(page, "a page of the handbook");
    if (test.info().project.name === "phone") expect(await tooLow(page)).toEqual([]);

    await tabTo(page, page.getByRole("link", { name: /^Siguiente/ }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Tareas y tablero" })).toBeVisible();
    await settled(page);
    await tabTo(page, page.getByRole("link", { name: "Português (Brasil)" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Tarefas e quadro" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
    // The chosen language goes on to the next page.
    await settled(page);
    await tabTo(page, page.getByRole("link", { name: /^Anterior/ }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Agendar, remarcar, cancelar, desfazer" })).toBeVisible();
  });

  test("shows its pictures, prints the page alone, and has no page of another name", async ({ page }) => {
    expect((await page.request.get("/help/no-such-page")).status()).toBe(404);
    await visit(page, "/help/calendar");
    const picture = page.getByRole("img", { name: "Un día del calendario con una columna por persona" });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(300);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("heading", { level: 1, name: "El calendario" })).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Idioma" })).toBeHidden();
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(paper).toBe("rgb(255, 255, 255)");
  });
});

test.describe("the handbook, from the dashboard", () => {
  test.use({ locale: "en" });

  test("is reached with keys: from the user menu, the palette, the shortcuts and an empty list", async ({ page }) => {
    const person = await signUp(page);
    await visit(page, "/customers");
    await tabTo(page, page.getByRole("link", { name: "Learn more" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Customers" })).toBeVisible();
    await expect(page).toHaveURL(/\/help\/customers$/);

    await visit(page, "/customers");
    await openUserMenu(page, person);
    await page.keyboard.type("help");
    await expect(page.getByRole("menuitem", { name: "Help" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Handbook" })).toBeVisible();

    await visit(page, "/customers");
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.type("help");
    await expect(page.getByRole("option", { name: "Help", exact: true })).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Handbook" })).toBeVisible();

    await visit(page, "/customers");
    await page.keyboard.press("?");
    await tabTo(page, page.getByRole("link", { name: "More about shortcuts in the handbook" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Keyboard shortcuts" })).toBeVisible();
    await settled(page);
    await tabTo(page, page.getByRole("link", { name: "Open Turnero" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  });
});
