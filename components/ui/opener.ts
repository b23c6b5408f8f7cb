"use client";

import { useLayoutEffect, useRef } from "react";

/** What has the focus now, to give it back later; for an entry of a menu, which goes when it is chosen, the menu's button. */
export function openerNow(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const menu = active.closest("[role='menu']");
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
}

/** For a dialog without a button of its own, which would leave the focus nowhere: it goes back to what had it before. */
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
    // It may be gone, or have nothing left to do, after what was asked.
    if (document.activeElement === document.body) around.current?.focus({ preventScroll: true });
  };
}
