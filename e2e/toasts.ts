import type { Locator, Page } from "playwright/test";

type Box = { x: number; y: number; width: number; height: number };

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The words of the toasts that lie over any part of it, as they stand now. */
export async function toastsOver(page: Page, what: Locator): Promise<string[]> {
  const toasts = await page.locator("[data-sonner-toast][data-visible=true]").all();
  const box = await what.boundingBox();
  if (!box) throw new Error("It is not to be seen.");
  const boxes = await Promise.all(
    toasts.map(async (toast) => ({ box: await toast.boundingBox(), words: (await toast.textContent()) ?? "" })),
  );
  return boxes.filter((toast) => toast.box && overlap(toast.box, box)).map(({ words }) => words);
}
