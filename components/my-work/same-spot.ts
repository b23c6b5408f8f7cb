"use client";

import { type MouseEvent, useRef } from "react";

/** How soon a second tap is no decision of its own. */
export const soonMs = 600;
const nearPx = 30;

type Tap = { at: number; x: number; y: number; task: string | null };

/** Whether a tap repeats the one before, but on another task: that one has slid under the thumb, and is not meant. */
export const repeats = (tap: Tap, before: Tap | null): boolean =>
  before !== null &&
  tap.task !== before.task &&
  tap.at - before.at < soonMs &&
  Math.hypot(tap.x - before.x, tap.y - before.y) < nearPx;

/** For `onClickCapture` around cards that have `data-task`: a card may move between lists, its task stays the same. */
export function useOneTaskATap(): (event: MouseEvent) => void {
  const last = useRef<Tap | null>(null);
  return (event) => {
    // By keys nothing slides.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const card = event.target.closest<HTMLElement>("[data-task]");
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY, task: card?.dataset.task ?? null };
    if (!repeats(tap, last.current)) {
      last.current = tap;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
}
