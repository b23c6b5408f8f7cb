"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";

/** The link that a plain click on it would follow in this tab, to another page than this one. */
function leadsAway(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest("a[href]:not([target]):not([download])") : null;
  if (!(link instanceof HTMLAnchorElement)) return false;
  const here = window.location;
  return link.origin !== here.origin || link.pathname !== here.pathname || link.search !== here.search;
}

/** While something is changed and not saved, one is asked before the page goes: by the browser, and at links. */
export function useUnsavedGuard(dirty: boolean): void {
  const words = useTranslations("common")("leave_unsaved");
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const askAtLink = (event: MouseEvent) => {
      if (!leadsAway(event) || window.confirm(words)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("beforeunload", ask);
    // In the capture phase, before the link's own handler.
    document.addEventListener("click", askAtLink, true);
    return () => {
      window.removeEventListener("beforeunload", ask);
      document.removeEventListener("click", askAtLink, true);
    };
  }, [dirty, words]);
}
