"use client";

import { useSyncExternalStore } from "react";

/** The browser's own question, which it hands over once and only in some browsers. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** Keeps the browser's offer until it is used, or the app is installed. */
export function keepOffer(browser: EventTarget) {
  let ask: (() => void) | null = null;
  const told = new Set<() => void>();
  const keep = (next: typeof ask) => {
    ask = next;
    for (const tell of told) tell();
  };
  browser.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // Asked in the settings instead, with an explanation.
    keep(() => void (event as InstallPrompt).prompt().finally(() => keep(null)));
  });
  browser.addEventListener("appinstalled", () => keep(null));
  return {
    current: () => ask,
    subscribe: (tell: () => void) => {
      told.add(tell);
      return () => told.delete(tell);
    },
  };
}

const offer = keepOffer(typeof window === "undefined" ? new EventTarget() : window);

/** Asks whether to install the dashboard as an app; null where the browser does not offer it. */
export const useInstallPrompt = (): (() => void) | null =>
  useSyncExternalStore(offer.subscribe, offer.current, () => null);
