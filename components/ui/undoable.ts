"use client";

/** For so long can something be taken back before it is sent. */
export const undoMs = 6000;

const waiting = new Set<() => void>();

/** Sends at once what still waits: whoever leaves takes nothing back any more. */
export function sendWaiting(): void {
  for (const act of [...waiting]) act();
}

if (typeof window !== "undefined") {
  window.addEventListener("pagehide", sendWaiting);
  // A phone may never come back from here.
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && sendWaiting());
}

/** Acts when the time to take it back is over, or when the page goes out of sight. The answer takes it back. */
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
