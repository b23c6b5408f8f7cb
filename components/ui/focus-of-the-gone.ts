"use client";

import { type RefObject, useEffect } from "react";
import { isNowhere } from "@/components/ui/return-focus";

/** What replaces a gone button among those it stood with. */
function heirAmongActions(had: Element): () => HTMLElement | null {
  const among = had.closest("[data-actions]");
  return () => (among?.isConnected ? among.querySelector<HTMLElement>("button:not(:disabled)") : null);
}

/**
 * Passes the focus on when what had it inside is gone, as a button is whose action cannot be done twice: to its heir, else
 * to the place itself until there is one. `heirOf` is asked while the element is still there.
 */
export function useFocusOfTheGone(
  place: RefObject<HTMLElement | null>,
  on: boolean,
  heirOf: (had: Element) => () => HTMLElement | null = heirAmongActions,
): void {
  useEffect(() => {
    const element = place.current;
    if (!on || !element) return;
    let had: Element | null = null;
    let heir: (() => HTMLElement | null) | null = null;
    // What the focus is owed to: it may be disabled until the server has answered.
    let owed: (() => HTMLElement | null) | null = null;
    // A button that is disabled loses the focus a moment later, and is often enabled again.
    let dimmed = false;
    // A thumb must not see the page jump; by keys the focus is to be seen.
    let byKeys = false;
    const note = ({ target }: FocusEvent) => {
      had = target as Element;
      heir = heirOf(had);
      dimmed = false;
      if (target !== element) owed = null;
    };
    const press = ({ type }: Event) => {
      byKeys = type === "keydown";
    };
    const changes = new MutationObserver(() => {
      dimmed ||= had?.matches(":disabled") ?? false;
      if (had !== null && had !== element && (!had.isConnected || dimmed) && isNowhere()) {
        const [before, next] = [had as HTMLElement, heir];
        owed = () => (before.isConnected && !before.matches(":disabled") ? before : (next?.() ?? null));
        had = null;
      }
      if (owed === null || !(isNowhere() || document.activeElement === element)) return;
      const next = owed();
      if (next) next.focus({ preventScroll: !byKeys });
      else if (isNowhere()) element.focus({ preventScroll: true });
    });
    element.addEventListener("focusin", note);
    element.addEventListener("keydown", press, true);
    element.addEventListener("pointerdown", press, true);
    changes.observe(element, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
      element.removeEventListener("focusin", note);
      element.removeEventListener("keydown", press, true);
      element.removeEventListener("pointerdown", press, true);
      changes.disconnect();
    };
  }, [place, on, heirOf]);
}
