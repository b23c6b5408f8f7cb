"use client";

import { useTranslations } from "next-intl";
import { createContext, useContext, useEffect } from "react";

/** The link that a plain click on it would follow in this tab, to another page than this one. */
function leadsAway(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest("a[href]:not([target]):not([download])") : null;
  if (!(link instanceof HTMLAnchorElement)) return false;
  const here = window.location;
  return link.origin !== here.origin || link.pathname !== here.pathname || link.search !== here.search;
}

/** The questions that the drawer around some forms asks before it closes. */
export const UnsavedQuestions = createContext<Set<string> | null>(null);

/** Whether what is not saved may go. */
export const mayGo = (questions: ReadonlySet<string>): boolean =>
  [...questions].every((question) => window.confirm(question));

/**
 * While something is changed and not saved, one is asked before it goes: by the browser, at links, and by the drawer that
 * would close. `question` is said where it is no change but something new.
 */
export function useUnsavedGuard(dirty: boolean, question?: string): void {
  const usual = useTranslations("common")("leave_unsaved");
  const words = question ?? usual;
  const questions = useContext(UnsavedQuestions);
  useEffect(() => {
    if (!dirty) return;
    questions?.add(words);
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
      questions?.delete(words);
      window.removeEventListener("beforeunload", ask);
      document.removeEventListener("click", askAtLink, true);
    };
  }, [dirty, words, questions]);
}
