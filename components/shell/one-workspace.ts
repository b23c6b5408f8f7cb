"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

/** Where the person is now, whatever this page was loaded for; null when nobody says. */
const presentWorkspace = (): Promise<string | null> =>
  fetch("/api/v1/me")
    .then((answer) => (answer.ok ? answer.json() : null))
    .then((me) => me?.project.id ?? null)
    .catch(() => null);

/**
 * A page is made for the workspace that its person is in now; the frame, and whatever the page sends, stay in the one that
 * the frame was loaded for. Where another tab or the phone has gone on to another, all of it goes there with the next
 * page: one's stages must not be saved into the other.
 */
export function useOneWorkspace(id: string): void {
  const router = useRouter();
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    void presentWorkspace().then((present) => {
      if (present !== null && present !== id) router.refresh();
    });
  }, [pathname, id, router]);
}
