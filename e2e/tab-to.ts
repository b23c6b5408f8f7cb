import type { Locator, Page } from "playwright/test";
import { expect } from "./browser";

/** Moves to a control with the Tab key; returns how many presses it took. */
export async function tabTo(page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<number> {
  await expect(control).toBeVisible();
  const element = await control.elementHandle();
  for (let pressed = 1; pressed <= 200; pressed++) {
    await page.keyboard.press(key);
    if (await element?.evaluate((each) => each.matches(":focus"))) return pressed;
  }
  throw new Error("Tab does not lead there.");
}
