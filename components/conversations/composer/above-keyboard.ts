"use client";

import { type RefObject, useEffect } from "react";

/** On a phone the pane takes exactly the part of the page above the keyboard. */
export function useAboveKeyboard(pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const adjust = () => {
      const style = pane.current?.style;
      if (!style) return;
      const covered = window.innerHeight - view.height > 80 && window.matchMedia("(max-width: 767px)").matches;
      style.height = covered ? `${view.height}px` : "";
      style.top = covered ? `${view.offsetTop}px` : "";
      style.bottom = covered ? "auto" : "";
    };
    adjust();
    view.addEventListener("resize", adjust);
    view.addEventListener("scroll", adjust);
    return () => {
      view.removeEventListener("resize", adjust);
      view.removeEventListener("scroll", adjust);
    };
  }, [pane]);
}
