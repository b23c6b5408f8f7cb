"use client";

import { isNowhere } from "@/components/ui/return-focus";

/** How long a list may take to lose the row: it is read again first. */
const longestMs = 4000;

/**
 * For what is deleted with its drawer, row or page: once the list at this path is shown and nothing has the focus, its
 * heading gets it.
 */
export function focusHeading(path: string): void {
  const end = performance.now() + longestMs;
  const look = () => {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading && window.location.pathname === path && isNowhere()) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    if (performance.now() < end) setTimeout(look, 50);
  };
  setTimeout(look, 50);
}
