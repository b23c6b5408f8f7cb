import type { Page } from "playwright/test";

/** Controls of this screen that are too low for touch, by their text; a link that covers its card counts as the card. */
export const tooLow = (page: Page, least = 40): Promise<string[]> =>
  page.evaluate((pixels) => {
    const pressed = [...document.querySelectorAll<HTMLElement>("a[href], button, summary, [role=option], [role=tab]")];
    return pressed.flatMap((each) => {
      const covers = getComputedStyle(each, "::after").position === "absolute" && each.offsetParent;
      const { width, height } = (covers || each).getBoundingClientRect();
      // Visually hidden elements are for the keyboard.
      const isClipped = getComputedStyle(each).clipPath !== "none";
      const isShown = each.checkVisibility() && width > 1 && height > 1 && !isClipped;
      return isShown && height < pixels ? [`${each.textContent?.trim() || each.ariaLabel}: ${Math.round(height)}`] : [];
    });
  }, least);
