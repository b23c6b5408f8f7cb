"use client";

/** One thing to be said in a toast. */
export type Saying = { text: string; trouble?: boolean; action?: { label: string; act: () => void } };

const waiting: Saying[] = [];
const listeners = new Set<() => void>();

/** A button that fades away can still be pressed. */
function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}

/** Kept until the toaster takes it: that is loaded when there is something to say, not before. */
export function say(saying: Saying): void {
  waiting.push(saying.action ? { ...saying, action: { ...saying.action, act: once(saying.action.act) } } : saying);
  for (const listener of listeners) listener();
}

export const takeSayings = (): Saying[] => waiting.splice(0);
export const isAnythingSaid = (): boolean => waiting.length > 0;

export function onSaying(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
