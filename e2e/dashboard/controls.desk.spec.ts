import type { Locator, Page } from "playwright/test";
import { expect, test } from "../browser";
import { visit } from "./people";
import { everyPath } from "./routes";

test.use({ locale: "en" });

const shown = (control: Locator): Promise<string> => control.inputValue();

/** Another choice with one key, as a hand makes it: the browser sends `input`, then `change`. */
async function chooseOther(page: Page, control: Locator): Promise<void> {
  await control.focus();
  if ((await control.getAttribute("role")) === "combobox") {
    for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    return;
  }
  const before = await shown(control);
  await page.keyboard.press("ArrowDown");
  if ((await shown(control)) === before) await page.keyboard.press("ArrowUp");
}

/** What can be chosen from: a role that the last owner may not give up is put back by the service, and rightly so. */
const choices = (page: Page): Locator =>
  page
    .locator("select:visible:enabled, [role=combobox]:visible:enabled")
    .and(page.locator(":not([aria-label^='Role of'])"));

test("every list on every screen keeps what is chosen with keys", async ({ page }) => {
  const { open, named } = await everyPath(page);
  const news = ["/calendar/new", "/catalog/services/new", "/catalog/resources/new", "/catalog/schedules/new"];
  let tried = 0;
  for (const path of [...new Set([...named.keys(), ...open, ...news])]) {
    await visit(page, path);
    const count = await choices(page).count();
    for (let index = 0; index < count; index++) {
      const control = choices(page).nth(index);
      const options = await control.locator("option:not([disabled])").count();
      const isSearched = (await control.getAttribute("role")) === "combobox";
      if (!isSearched && options < 2) continue;
      const before = await shown(control);
      if (isSearched && before === "") continue; // A search for what must be typed, not a list.
      await chooseOther(page, control);
      const chosen = await shown(control);
      await page.waitForTimeout(150);
      tried += 1;
      expect.soft(chosen, `${path}: ${(await control.getAttribute("aria-label")) ?? index}`).not.toBe(before);
      expect.soft(await shown(control), `${path}: list ${index} keeps ${chosen}`).toBe(chosen);
    }
  }
  expect(tried).toBeGreaterThan(30);
});
