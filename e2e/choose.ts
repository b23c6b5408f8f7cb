import type { Locator, Page } from "playwright/test";
import { expect } from "./browser";

type Scope = Pick<Page, "getByLabel">;

const isNative = (control: Locator): Promise<boolean> => control.evaluate((element) => element.tagName === "SELECT");

/** A label may be followed by further words: "Haircut · 60 min". */
const isLabelled = (text: string, option: string) => text === option || text.startsWith(`${option} · `);

/** The open list of a native select belongs to the browser: keys move in it, and the page sees one change, at Enter. */
async function walkTo(control: Locator, option: string): Promise<void> {
  const labels = () => control.locator("option:not([disabled])").allTextContents();
  const isOffered = async () => (await labels()).some((text) => isLabelled(text, option));
  await expect.poll(isOffered, `${option} among ${(await labels()).join(", ")}`).toBe(true);
  const place = (await labels()).findIndex((text) => isLabelled(text, option));
  const { keyboard } = control.page();
  await keyboard.press("Home");
  for (let step = 0; step < place; step++) await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
}

const shown = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    element instanceof HTMLSelectElement
      ? (element.selectedOptions[0]?.text ?? "")
      : (element as HTMLInputElement).value,
  );

/** Chooses with keys alone; the caller says what must follow. */
export async function chooseIn(control: Locator, option: string): Promise<void> {
  const { keyboard } = control.page();
  await control.focus();
  if (await isNative(control)) {
    await keyboard.press("Alt+ArrowDown");
    return walkTo(control, option);
  }
  await keyboard.type(option);
  await keyboard.press("Enter");
}

/** Chooses with the keyboard, and checks that the choice stays. */
export async function choose(scope: Scope, label: string, option: string): Promise<void> {
  const control = scope.getByLabel(label, { exact: true });
  await chooseIn(control, option);
  await expect.poll(async () => isLabelled(await shown(control), option), `${option} stays chosen`).toBe(true);
}

/** Chooses with the mouse, or with a finger where the screen has touch. */
export async function chooseByPointer(scope: Scope, label: string, option: string): Promise<void> {
  const control = scope.getByLabel(label, { exact: true });
  await control.click();
  if (await isNative(control)) await walkTo(control, option);
  else await control.page().getByRole("option", { name: option }).first().click();
  await expect.poll(async () => isLabelled(await shown(control), option), `${option} stays chosen`).toBe(true);
}
