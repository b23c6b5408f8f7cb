"use client";

import { type MouseEvent, useRef } from "react";

/** How soon a second tap is no decision of its own: the same step again, another task, another button of the same. */
export const soonMs = 600;
const otherTaskMs = 1000;
const doubleMs = 400;
const nearPx = 30;

type Tap = { at: number; x: number; y: number; task: string | null; button: string | null };

/** Whether a tap repeats the one before, but on what has slid under the thumb since: another task, or the next step of this one. */
export const repeats = (tap: Tap, before: Tap | null): boolean =>
  before !== null &&
  (tap.task !== before.task
    ? tap.at - before.at < otherTaskMs
    : tap.button !== before.button && tap.at - before.at < doubleMs) &&
  Math.hypot(tap.x - before.x, tap.y - before.y) < nearPx;

/** For `onClickCapture` around cards that have `data-task`: a card may move between lists, its task stays the same. */
export function useOneTaskATap(): (event: MouseEvent) => void {
  const last = useRef<Tap | null>(null);
  return (event) => {
    // By keys nothing slides.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const card = event.target.closest<HTMLElement>("[data-task]");
    const tap = {
      at: event.timeStamp,
      x: event.clientX,
      y: event.clientY,
      task: card?.dataset.task ?? null,
      button: event.target.closest("button, a")?.textContent ?? null,
    };
    if (!repeats(tap, last.current)) {
      last.current = tap;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
}
