"use client";

import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

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

const paper = mediaQuery("print");
let isAnnounced = false;

/** The browser waits for nothing: what is printed must be there when it says so. */
function watchPrinting(changed: () => void): () => void {
  const now = () => flushSync(changed);
  const announce = ({ type }: Event) => {
    isAnnounced = type === "beforeprint";
    now();
  };
  const unwatch = paper.subscribe(now);
  window.addEventListener("beforeprint", announce);
  window.addEventListener("afterprint", announce);
  return () => {
    unwatch();
    window.removeEventListener("beforeprint", announce);
    window.removeEventListener("afterprint", announce);
  };
}

/** Whether the page is being printed. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    watchPrinting,
    () => isAnnounced || paper.matches(),
    () => false,
  );
