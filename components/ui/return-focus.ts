"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

export const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** For a form that replaces the button that opens it: when it closes, the button gets the focus again. */
export function useReturnFocus(open: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const was = useRef(open);
  useLayoutEffect(() => {
    if (was.current && !open && isNowhere()) opener.current?.focus();
    was.current = open;
  }, [open]);
  return opener;
}

/** Focuses the row that what is open at this address belongs to, as soon as the list has it; for a second at most. */
export function focusRow(path: string): void {
  const end = performance.now() + 1000;
  const look = () => {
    // The user has navigated meanwhile.
    if (document.activeElement !== document.body) return;
    const rows = [...document.querySelectorAll<HTMLElement>(`a[href^="${path}"]`)];
    rows.find((row) => row.checkVisibility())?.focus();
    if (performance.now() < end) setTimeout(look, 50);
  };
  look();
}

/** A ref for the heading of what replaced the button that opened it: takes the focus at once. */
export const focusOnce = (element: HTMLElement | null): void => element?.focus();

const controls = "input:not([type='hidden']), textarea, select, button";

/** A choice is made and what it was made with is gone: the next control of the form after it has the focus. */
export function focusNext(choice: HTMLElement): void {
  const form = choice.closest("form");
  // After the key itself: Tab, which chooses too, would go on from there.
  requestAnimationFrame(() => {
    const following = [...(form?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
      (each) => !choice.contains(each) && choice.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    following.find((each) => !each.matches(":disabled, [tabindex='-1']") && each.checkVisibility())?.focus();
  });
}
