import type { Locator, Page, TestInfo } from "playwright/test";
import { chooseByPointer, chooseIn } from "../choose";
import { tabTo } from "../tab-to";

/** How a person works a form: with keys alone, or with a mouse or a finger and what is typed. */
export type Hand = {
  /** Past the header of every page. */
  begin: () => Promise<void>;
  type: (control: Locator, text: string) => Promise<void>;
  choose: (control: Locator, option: string) => Promise<void>;
  press: (control: Locator) => Promise<void>;
};

/** The segments of a date or a time are typed one after the other: month, day, year, hour, minute. */
function strokes(kind: string | null, text: string): string {
  const [date = "", time = ""] = kind === "time" ? ["", text] : text.split("T");
  const [year, month, day] = date.split("-");
  const [hour = "", minute = ""] = time.split(":");
  if (kind === "date") return `${month}${day}${year}`;
  if (kind === "time") return `${hour}${minute}AM`;
  if (kind === "datetime-local") return `${month}${day}${year}\t${hour}${minute}AM`;
  return text;
}

async function write(page: Page, control: Locator, text: string): Promise<void> {
  const kind = await control.getAttribute("type");
  const typed = strokes(kind, text);
  if (typed === text) await page.keyboard.press("Control+a");
  for (const part of typed.split("\t").entries()) {
    if (part[0] > 0) await page.keyboard.press("Tab");
    await page.keyboard.type(part[1]);
  }
}

const hasFocus = (control: Locator): Promise<boolean> => control.evaluate((element) => element.matches(":focus"));

async function reach(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  if (!(await hasFocus(control))) await tabTo(page, control);
}

const isOtherRadio = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element.matches("input[type=radio]:not(:checked)"));

/** Tab leads to the chosen one of a group of radio buttons, the arrows to the others. */
async function pressArrows(page: Page, control: Locator): Promise<void> {
  const group = page.locator(`input[type=radio][name="${await control.getAttribute("name")}"]`);
  await reach(page, group.and(page.locator(":checked")));
  for (let left = await group.count(); left > 0 && !(await control.isChecked()); left--)
    await page.keyboard.press("ArrowRight");
}

/** Within an open menu, or along a row of tabs. */
async function arrowTo(page: Page, control: Locator, key: "ArrowDown" | "ArrowRight"): Promise<void> {
  for (let pressed = 0; pressed < 20; pressed++) {
    if (await hasFocus(control)) return;
    await page.keyboard.press(key);
  }
  throw new Error("The arrows do not lead there.");
}

async function skipToContent(page: Page): Promise<void> {
  // A drawer or a field may have the focus already.
  if (!(await page.evaluate(() => document.activeElement === document.body))) return;
  const skip = page.getByRole("link", { name: "Skip to content" });
  if ((await skip.count()) === 0) return;
  await reach(page, skip);
  await page.keyboard.press("Enter");
}

const keys = (page: Page): Hand => ({
  begin: () => skipToContent(page),
  type: async (control, text) => {
    await reach(page, control);
    await write(page, control, text);
  },
  choose: async (control, option) => {
    await reach(page, control);
    await chooseIn(control, option);
  },
  press: async (control) => {
    await control.waitFor();
    if (await isOtherRadio(control)) return pressArrows(page, control);
    const role = await control.getAttribute("role");
    if (role === "tab") await reach(page, control.locator("..").getByRole("tab", { selected: true }));
    if (role === "tab" || role === "menuitem")
      await arrowTo(page, control, role === "tab" ? "ArrowRight" : "ArrowDown");
    else await reach(page, control);
    // Enter follows links and presses buttons; checkboxes, switches and radio buttons take Space.
    await page.keyboard.press(
      (await control.evaluate((element) => element.matches("a, button:not([role]), [role=menuitem]")))
        ? "Enter"
        : "Space",
    );
  },
});

const pointer = (page: Page): Hand => ({
  begin: async () => {},
  type: async (control, text) => {
    // At its beginning, where a date has its first segment.
    await control.click({ position: { x: 18, y: 12 } });
    await write(page, control, text);
  },
  choose: (control, option) => chooseByPointer({ getByLabel: () => control }, "", option),
  press: (control) => control.click(),
});

/** Wide screens use keys, phones use touch, so that each form is filled both ways. */
export const handOf = (page: Page, { project }: TestInfo): Hand =>
  project.name === "phone" ? pointer(page) : keys(page);
