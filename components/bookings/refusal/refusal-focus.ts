"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

/** What takes an Escape of its own, and where people go on with what they do. */
const open = "[role='dialog'], [role='menu'], [role='listbox'], [role='combobox'][aria-expanded='true']";

/** Whether the focus is in something open that neither holds the card nor is part of it. */
function isElsewhere(card: HTMLElement): boolean {
  const place = document.activeElement?.closest(open);
  return Boolean(place && !place.contains(card) && !card.contains(place));
}

/** The card of a refusal takes the focus, at its heading, when it appears, and Escape dismisses it. */
export function useRefusalFocus(card: RefObject<HTMLElement | null>, onDismiss: () => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (card.current && !isElsewhere(card.current)) heading.current?.focus({ preventScroll: true });
  }, [card]);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || !card.current || isElsewhere(card.current)) return;
      // A drawer behind it closes by the next one.
      event.preventDefault();
      event.stopPropagation();
      onDismiss();
    };
    // Drawers listen at the document, which the window precedes.
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, [card, onDismiss]);
  return heading;
}
