"use client";

import { useSyncExternalStore } from "react";

const mediaQuery = (query: string) => ({
  subscribe: (changed: () => void): (() => void) => {
    const list = window.matchMedia(query);
    list.addEventListener("change", changed);
    return () => list.removeEventListener("change", changed);
  },
  matches: () => window.matchMedia(query).matches,
});

const wide = mediaQuery("(min-width: 768px)");
const roomy = mediaQuery("(min-width: 1280px)");
const unknown = () => null;

/** Whether the screen is wide; null on the server, which renders both and leaves the choice to CSS. */
export const useIsWide = (): boolean | null =>
  useSyncExternalStore<boolean | null>(wide.subscribe, wide.matches, unknown);

/** Whether three columns have room beside each other. */
export const useIsRoomy = (): boolean | null =>
  useSyncExternalStore<boolean | null>(roomy.subscribe, roomy.matches, unknown);
