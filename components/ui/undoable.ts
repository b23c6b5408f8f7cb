"use client";

/** How long an action can be undone before it is sent. */
export const undoMs = 6000;

const waiting = new Set<() => void>();

/** Sends everything pending at once: after leaving nothing can be undone. */
export function sendWaiting(): void {
  for (const act of [...waiting]) act();
}

if (typeof window !== "undefined") {
  window.addEventListener("pagehide", sendWaiting);
  // A reload leaves no time for what is sent only then.
  window.addEventListener("beforeunload", sendWaiting);
  // A phone may never resume the page.
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && sendWaiting());
}

/** Acts when the undo time is over or the page is hidden. Returns the undo. */
export function actLater(act: () => void): () => void {
  const run = () => {
    stop();
    act();
  };
  const timer = setTimeout(run, undoMs);
  const stop = () => {
    waiting.delete(run);
    clearTimeout(timer);
  };
  waiting.add(run);
  return stop;
}
