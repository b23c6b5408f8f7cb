"use client";

import { useLayoutEffect, useRef } from "react";

/** The focused element, to return the focus later; for a menu item, which is removed when chosen, the menu's button. */
export function openerNow(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const menu = active.closest("[role='menu']");
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
}

/** For a dialog without a trigger of its own, which would lose the focus: returns it to the previously focused element. */
export function useOpener(open: boolean): (event: Event) => void {
  const opener = useRef<HTMLElement | null>(null);
  const around = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    opener.current = openerNow();
    around.current = opener.current?.closest<HTMLElement>("[data-drawer], main") ?? null;
  }, [open]);
  return (event) => {
    event.preventDefault();
    opener.current?.focus();
    // It may be removed or disabled by then.
    if (document.activeElement === document.body) around.current?.focus({ preventScroll: true });
  };
}
