import { expect, test } from "../browser";
import { expectAccessible } from "./axe";
import { at, book, openSalon } from "./calendar-world";
import { visit } from "./people";

test.use({ locale: "pt-BR" });

test("on a phone the search fits the screen, and a tap opens what was found", async ({ page }) => {
  const world = await openSalon(page);
  const { id } = await book(page, world, "João da Silva", at(10));
  await visit(page, "/customers");
  await page.getByRole("button", { name: "Mais" }).tap();
  await page.getByRole("button", { name: "Buscar" }).tap();
  const combobox = page.getByRole("combobox");
  await expect(combobox).toBeFocused();
  await page.keyboard.type("joao slva");
  const found = page.getByRole("group", { name: "Agendamentos" }).getByRole("option");
  await expect(found).toContainText("João da Silva");
  const [width, box] = [page.viewportSize()?.width ?? 0, await found.boundingBox()];
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  await expectAccessible(page, "the search on a phone");
  await found.tap();
  await expect(page).toHaveURL(new RegExp(`/calendar/${id}`));
  await expect(page.getByText("João da Silva").first()).toBeVisible();
});
