"use client";

import { useSyncExternalStore } from "react";

/** The bookings whose end is shown but not answered yet. */
const sending = new Set<string>();
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function markSending(id: string, is: boolean): void {
  if (is) sending.add(id);
  else sending.delete(id);
  for (const listener of listeners) listener();
}

export const useIsEndSending = (id: string): boolean =>
  useSyncExternalStore(
    listen,
    () => sending.has(id),
    () => false,
  );
