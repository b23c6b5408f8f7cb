"use client";

import { useSyncExternalStore } from "react";

/** The browser's own question, which it hands over once and only in some browsers. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

let kept: InstallPrompt | null = null;
const told = new Set<() => void>();
const keep = (next: InstallPrompt | null) => {
  kept = next;
  for (const tell of told) tell();
};

if (typeof window !== "undefined") {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // Asked in the settings instead, with an explanation.
    keep(event as InstallPrompt);
  });
  window.addEventListener("appinstalled", () => keep(null));
}

const subscribe = (tell: () => void) => {
  told.add(tell);
  return () => told.delete(tell);
};

/** Asks whether to install the dashboard as an app; null where the browser does not offer it. */
export function useInstallPrompt(): (() => void) | null {
  const prompt = useSyncExternalStore(
    subscribe,
    () => kept,
    () => null,
  );
  return prompt && (() => void prompt.prompt().finally(() => keep(null)));
}
