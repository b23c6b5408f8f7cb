import type { Page } from "playwright/test";

/** The first is that at which a screen is loaded: each change of the size is a layout. */
export const widths = [1440, 2560, 768, 390, 320] as const;
export const height = 844;

/** Elements wider than the window, and whether the bottom bar is at the bottom. */
const faultsAt = (page: Page, wide: number): Promise<string[]> =>
  page.evaluate((width) => {
    const { scrollWidth } = document.documentElement;
    const bar = document.querySelector("body > * nav.fixed, nav.fixed")?.getBoundingClientRect();
    const lost = bar && bar.width > 0 && (bar.bottom > window.innerHeight + 1 || bar.right > width + 1);
    return [
      ...(scrollWidth > width ? [`${scrollWidth} px wide at ${width}`] : []),
      ...(lost ? [`the bottom bar ends at ${bar.right}, ${bar.bottom}`] : []),
      ...(width < 768 && document.querySelector("#content") && !(bar && bar.width > 0) ? ["no bottom bar"] : []),
    ];
  }, wide);

/** A screen may still be on its way to its new shape. */
export async function settledFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  for (let tries = 0; tries < 10; tries++) {
    // An address that leads on to another is on its way there.
    const seen = await faultsAt(page, width).catch(() => ["it is leaving"]);
    if (seen.length === 0) return [];
    await page.waitForTimeout(150);
  }
  return faultsAt(page, width);
}
