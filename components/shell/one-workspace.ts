"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

const place = "turnero.workspace";

function keep(workspace: string): void {
  try {
    localStorage.setItem(place, workspace);
  } catch {} // A full store costs a refresh now and then.
}

/**
 * A page is made for the workspace that its person is in now; the frame, and whatever the page sends, stay in the one that
 * the frame was loaded for. Where another tab has gone on to another, all of it goes there with the next page: one's
 * stages must not be saved into the other.
 */
export function useOneWorkspace(id: string): void {
  const router = useRouter();
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => keep(id), [id]);
  useEffect(() => {
    if (shown.current !== pathname && localStorage.getItem(place) !== id) router.refresh();
    shown.current = pathname;
  }, [pathname, id, router]);
}
