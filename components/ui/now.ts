"use client";

import { useNow as usePaintedTime } from "next-intl";
import { useSyncExternalStore } from "react";

const tick = 10_000;

let known = new Date(0);
const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The same time for everything on the screen, until it is a tick old. */
export function presentTime(): Date {
  const age = Date.now() - known.getTime();
  // The clock may also be set back.
  if (age >= tick || age < 0) known = new Date();
  return known;
}

export function watchTime(watcher: () => void): () => void {
  watchers.add(watcher);
  timer ??= setInterval(() => {
    known = new Date();
    for (const each of watchers) each();
  }, tick);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The current time, updated by ticks. next-intl's own is the layout's render time, which is right only during hydration. */
export function useNow(): Date {
  const painted = usePaintedTime();
  return useSyncExternalStore(watchTime, presentTime, () => painted);
}

/** What follows from the current time. Renders again only where that changes, and not with every tick. */
export function useAtNow<Said extends string | number | boolean>(read: (now: Date) => Said): Said {
  const painted = usePaintedTime();
  return useSyncExternalStore(
    watchTime,
    () => read(presentTime()),
    () => read(painted),
  );
}
