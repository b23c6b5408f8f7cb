"use client";

import { useSyncExternalStore } from "react";

const query = "(min-width: 768px)";

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener("change", changed);
  return () => list.removeEventListener("change", changed);
}

/** Whether the screen is wide; null while the server paints, which draws for both and lets the style decide. */
export const useIsWide = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => null,
  );
