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
  useLayoutEffect(() => {
    if (open) opener.current = openerNow();
  }, [open]);
  return (event) => {
    event.preventDefault();
    opener.current?.focus();
  };
}
