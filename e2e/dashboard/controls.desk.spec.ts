import type { Locator, Page } from "playwright/test";
import { expect, test } from "../browser";
import { visit } from "./people";
import { everyPath } from "./routes";

test.use({ locale: "en" });

/** How many can be chosen and whether the last one is; null of a list that is searched. */
const listed = (control: Locator): Promise<{ count: number; isLast: boolean } | null> =>
  control.evaluate((element) => {
    if (!(element instanceof HTMLSelectElement)) return null;
    const options = [...element.options].filter(({ disabled }) => !disabled);
    return { count: options.length, isLast: options.at(-1)?.selected === true };
  });

/** What can be chosen from: a role that the last owner may not give up is put back by the service, and rightly so. */
const choices = (page: Page): Locator =>
  page
    .locator("select:visible:enabled, [role=combobox]:visible:enabled")
    .and(page.locator(":not([aria-label^='Role of'])"));

test("every list on every screen keeps what is chosen with keys", async ({ page: first, context }) => {
  test.slow();
  const { open, named } = await everyPath(first);
  const news = ["/calendar/new", "/catalog/services/new", "/catalog/resources/new", "/catalog/schedules/new"];
  let tried = 0;
  for (const path of [...new Set([...named.keys(), ...open, ...news])]) {
    // A tab of its own: what was changed on one screen has nothing to say on the way to the next.
    const page = await context.newPage();
    await visit(page, path);
    const count = await choices(page).count();
    for (let index = 0; index < count; index++) {
      const control = choices(page).nth(index);
      const list = await listed(control);
      const before = await control.inputValue();
      // One option is no choice; an empty search waits for words.
      if (list === null ? before === "" : list.count < 2) continue;
      const name = `${path}: ${(await control.getAttribute("aria-label")) ?? `list ${index}`}`;
      await control.focus();
      // As a hand does it: the browser sends `input`, then `change`.
      const keys = list === null ? ["ArrowDown", "ArrowDown", "Enter"] : [list.isLast ? "ArrowUp" : "ArrowDown"];
      for (const key of keys) await page.keyboard.press(key);
      await expect.soft(control, name).not.toHaveValue(before, { timeout: 10_000 });
      const chosen = await control.inputValue();
      await page.waitForTimeout(150);
      expect.soft(await control.inputValue(), name).toBe(chosen);
      tried += 1;
    }
    await page.close();
  }
  expect(tried).toBeGreaterThan(30);
});
