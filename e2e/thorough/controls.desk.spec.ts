import type { ElementHandle, Locator, Page } from "playwright/test";
import { expect, test } from "../browser";
import { visit } from "../dashboard/people";
import { everyPath } from "../dashboard/routes";

test.use({ locale: "en" });

type List = HTMLSelectElement | HTMLInputElement;
type Tried = { name: string; list: ElementHandle<List>; chosen: string };

/** Controls to try, except the last owner's role, which the service restores. */
const choices = (page: Page): Locator =>
  page
    .locator("select:visible:enabled, [role=combobox]:visible:enabled")
    .and(page.locator(":not([aria-label^='Role of'])"));

/** The current choice and the keys that choose another; none with a single option or an empty search. */
const keysFor = (list: ElementHandle<List>): Promise<{ value: string; keys: string[] }> =>
  list.evaluate((element) => {
    const { value } = element;
    if (element instanceof HTMLInputElement)
      return { value, keys: value === "" ? [] : ["ArrowDown", "ArrowDown", "Enter"] };
    const options = [...element.options].filter(({ disabled }) => !disabled);
    const key = options.at(-1)?.selected ? "ArrowUp" : "ArrowDown";
    return { value, keys: options.length < 2 ? [] : [key] };
  });

/** Two frames, so that the effect of a key has been rendered. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** As from real input: the browser sends `input`, then `change`. */
async function tryList(page: Page, list: ElementHandle<List>, name: string): Promise<Tried | null> {
  const { value, keys } = await keysFor(list);
  if (keys.length === 0) return null;
  await list.focus();
  for (const key of keys) await page.keyboard.press(key);
  await expect.poll(() => list.evaluate((element) => element.value), name).not.toBe(value);
  const chosen = await list.evaluate((element) => element.value);
  await painted(page);
  return { name, list, chosen };
}

/** Controls that are still there and have lost the choice. */
const lost = async ({ name, list, chosen }: Tried): Promise<string[]> => {
  const now = await list.evaluate((element) => (element.isConnected ? element.value : null));
  return now === null || now === chosen ? [] : [`${name}: ${chosen} became ${now}`];
};

const labelOf = (list: ElementHandle<List>): Promise<string | undefined> =>
  list.evaluate((element) => element.ariaLabel ?? element.labels?.[0]?.textContent ?? undefined);

/** Every list of a screen, the last first, because the first ones decide which others exist. Then those that a choice added. */
async function tryScreen(page: Page, path: string): Promise<Tried[]> {
  await expect(page.locator(".breathing").filter({ visible: true })).toHaveCount(0);
  const tried: Tried[] = [];
  const seen = new Set<string | undefined>();
  for (let round = 0; round < 2; round++) {
    const lists = (await choices(page).elementHandles()) as ElementHandle<List>[];
    const labels = await Promise.all(lists.map(labelOf));
    const fresh = lists.flatMap((list, index) => (seen.has(labels[index]) ? [] : [{ list, label: labels[index] }]));
    for (const { list, label } of fresh.reverse()) {
      seen.add(label);
      if (!(await list.isVisible())) continue;
      const one = await tryList(page, list, `${path}: ${label}`);
      if (one) tried.push(one);
    }
  }
  return tried;
}

const hasLeft = (error: unknown): boolean => /Execution context was destroyed|Cannot find context/.test(String(error));

/** Navigation caused by the previous screen's choice may still be pending: then it is tried again. */
async function visitAndTry(page: Page, path: string): Promise<Tried[]> {
  for (let tries = 1; ; tries++) {
    await expect(() => visit(page, path)).toPass();
    try {
      return await tryScreen(page, path);
    } catch (error) {
      if (tries === 3 || !hasLeft(error)) throw error;
    }
  }
}

test("every list on every screen keeps what is chosen with keys", async ({ page, context }) => {
  const { open, named } = await everyPath(page);
  const queue = [...open, ...named.keys()];
  const faults: string[] = [];
  let count = 0;
  const walk = async (tab: Page) => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const tried = await visitAndTry(tab, path);
      count += tried.length;
      for (const one of tried) faults.push(...(await lost(one)));
    }
  };
  await Promise.all([page, await context.newPage(), await context.newPage()].map(walk));
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(50);
});
