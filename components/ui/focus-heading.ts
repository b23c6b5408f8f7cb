"use client";

import { isNowhere } from "@/components/ui/return-focus";

/** How long a list may take to lose the row: it is read again first. */
const longestMs = 4000;

/**
 * For what is deleted with its drawer, row or page: once the list at this path is shown and nothing has the focus, its
 * heading gets it.
 */
export const focusHeading = (path: string): void => headingOf((here) => here === path);

/** For who goes to a page by the keyboard: the same, also where the address leads on to a page below it. */
export const focusHeadingAt = (path: string): void => headingOf((here) => here === path || here.startsWith(`${path}/`));

function headingOf(isThere: (path: string) => boolean): void {
  const end = performance.now() + longestMs;
  const look = () => {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading && isThere(window.location.pathname) && isNowhere()) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    if (performance.now() < end) setTimeout(look, 50);
  };
  setTimeout(look, 50);
}
