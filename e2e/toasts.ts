import type { Locator, Page } from "playwright/test";

type Box = { x: number; y: number; width: number; height: number };

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The words of the toasts that lie over any part of it, as they stand now; read at once, because a toast may go meanwhile. */
export async function toastsOver(page: Page, what: Locator): Promise<string[]> {
  const toasts = await page.locator("[data-sonner-toast][data-visible=true]").evaluateAll((shown) =>
    shown.map((toast) => {
      const { x, y, width, height } = toast.getBoundingClientRect();
      return { box: { x, y, width, height }, words: toast.textContent ?? "" };
    }),
  );
  const box = await what.boundingBox();
  if (!box) throw new Error("It is not to be seen.");
  return toasts.filter((toast) => overlap(toast.box, box)).map(({ words }) => words);
}
