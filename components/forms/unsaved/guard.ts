"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { createContext, useContext, useEffect } from "react";
import { askToLeave } from "@/components/forms/unsaved/ask";

/** The link that a plain click would follow in this tab, to another page than this one. */
function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]:not([target]):not([download])") : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  const here = window.location;
  const isElsewhere = link.origin !== here.origin || link.pathname !== here.pathname || link.search !== here.search;
  return isElsewhere ? link : null;
}

/** The questions that the drawer around some forms asks before it closes. */
export const UnsavedQuestions = createContext<Set<string> | null>(null);

/** Whether what is not saved may go. */
export async function mayGo(questions: ReadonlySet<string>): Promise<boolean> {
  for (const question of questions) if (!(await askToLeave(question))) return false;
  return true;
}

/**
 * While something is changed and not saved, one is asked before it goes: by the browser, at links, and by the drawer that
 * would close. `question` is said where it is no change but something new.
 */
export function useUnsavedGuard(dirty: boolean, question?: string): void {
  const usual = useTranslations("common")("leave_unsaved");
  const words = question ?? usual;
  const questions = useContext(UnsavedQuestions);
  const router = useRouter();
  useEffect(() => {
    if (!dirty) return;
    questions?.add(words);
    // Loaded ahead: the connection may be gone when it is asked.
    void import("@/components/forms/unsaved/leave-dialog").catch(() => {});
    let allowed: HTMLAnchorElement | null = null;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const askAtLink = async (event: MouseEvent) => {
      const link = linkAway(event);
      if (!link || link === allowed) return;
      event.preventDefault();
      event.stopPropagation();
      if (!(await askToLeave(words))) return;
      allowed = link;
      // The menu that it stood in may be closed by now.
      if (link.isConnected) link.click();
      else router.push(link.href);
    };
    window.addEventListener("beforeunload", ask);
    // In the capture phase, before the link's own handler.
    document.addEventListener("click", askAtLink, true);
    return () => {
      questions?.delete(words);
      window.removeEventListener("beforeunload", ask);
      document.removeEventListener("click", askAtLink, true);
    };
  }, [dirty, words, questions, router]);
}
