"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

/** Where the person is now, whatever this page was loaded for; null when nobody says. */
const presentWorkspace = (): Promise<string | null> =>
  fetch("/api/v1/me")
    .then((answer) => (answer.ok ? answer.json() : null))
    .then((me) => me?.project.id ?? null)
    .catch(() => null);

const isTestMode = (): boolean => /(^|; )turnero-test-mode=on(;|$)/.test(document.cookie);

/**
 * A page is rendered for the user's current workspace, but the shell and the page's requests stay in the workspace that the
 * shell was loaded for. When the user has switched in another tab or on the phone, the next navigation reloads everything
 * there: stages of one workspace must not be saved into another.
 */
export function useOneWorkspace(id: string): void {
  const router = useRouter();
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const shownTest = id.startsWith("tst_");
    if (shownTest !== isTestMode()) return router.refresh();
    if (shownTest) return;
    void presentWorkspace().then((present) => {
      if (present !== null && present !== id) router.refresh();
    });
  }, [pathname, id, router]);
}
