"use client";

import { useEffect, useSyncExternalStore } from "react";
import { loadToasts } from "@/components/ui/toaster";

const place = "turnero.my-work";

/** The scripts and styles that this page is made of, those included that came after its first paint. */
const made = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/_next/static/`));

/** Lets the browser keep this screen for when there is no connection. In development nothing is kept. */
export function useKeptScreen(): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    // Loaded ahead: an undo needs its toast even without a connection.
    void loadToasts()
      .then(() => navigator.serviceWorker.register("/my-work-worker.js", { scope: "/my-work" }))
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage({ keep: made() }))
      .catch(() => {}); // Without it the screen still works while it is open.
  }, []);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

export type Snapshot<Data> = { owner: string; at: string; data: Data };

/** What the screen last showed, for when it is opened without a connection. */
export function readSnapshot<Data>(owner: string): Snapshot<Data> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? "null") as Snapshot<Data> | null;
    return kept?.owner === owner ? kept : null;
  } catch {
    return null;
  }
}

export const keepSnapshot = <Data>(snapshot: Snapshot<Data>): void => {
  try {
    localStorage.setItem(place, JSON.stringify(snapshot));
  } catch {
    // If the storage is full, only the snapshot is lost.
  }
};

/** Removes the screen's data for the next user of this device. Unsent actions stay for their owner. */
export async function forgetScreen(): Promise<void> {
  localStorage.removeItem(place);
  if (!("caches" in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("my-work-")).map((name) => caches.delete(name)));
}
