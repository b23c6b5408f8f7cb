"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

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

/** Takes the focus when what had it inside is gone, as a button is whose action cannot be done twice. */
export function useFocusOfTheGone(place: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    const element = place.current;
    if (!on || !element) return;
    let had: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      had = target as Element;
    };
    const changes = new MutationObserver(() => {
      if (had === null || had.isConnected || !isNowhere()) return;
      had = null;
      element.focus({ preventScroll: true });
    });
    element.addEventListener("focusin", note);
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener("focusin", note);
      changes.disconnect();
    };
  }, [place, on]);
}
