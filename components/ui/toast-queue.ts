"use client";

/** One thing to be said in a toast. */
export type Toast = {
  text: string;
  trouble?: boolean;
  /** `undo`: reverts what the toast reports; it outlives the page, and Ctrl+Z runs it too. */
  action?: { label: string; act: () => void; undo?: boolean };
  /** What it is about: the next step of the same thing takes its place, for only the last can be undone. */
  about?: string;
};
type QueuedToast = Toast & { id: number };

const waiting: QueuedToast[] = [];
const listeners = new Set<() => void>();
const withdrawals = new Set<(id: number) => void>();
/** How to withdraw the latest about each thing. */
const latest = new Map<string, () => void>();
let last = 0;

/** A toast that is fading out can still be pressed. */
function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}

/** For what goes on as something else, as a moved booking does under another id. */
export const withdrawToastAbout = (about: string): void => latest.get(about)?.();

/** Queued until the toaster is loaded, which happens with the first toast. Returns a function that withdraws it. */
export function showToast(toast: Toast): () => void {
  const id = ++last;
  const action = toast.action && { ...toast.action, act: once(toast.action.act) };
  waiting.push({ ...toast, id, ...(action ? { action } : {}) });
  for (const listener of listeners) listener();
  const withdraw = () => {
    const at = waiting.findIndex((each) => each.id === id);
    if (at >= 0) waiting.splice(at, 1);
    for (const listener of withdrawals) listener(id);
  };
  if (toast.about !== undefined) {
    latest.get(toast.about)?.();
    latest.set(toast.about, withdraw);
  }
  return withdraw;
}

export const nextToasts = (): QueuedToast[] => waiting.splice(0);
export const hasToasts = (): boolean => waiting.length > 0;

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function onToastWithdrawn(listener: (id: number) => void): () => void {
  withdrawals.add(listener);
  return () => withdrawals.delete(listener);
}
