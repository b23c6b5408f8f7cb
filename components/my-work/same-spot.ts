"use client";

import { type MouseEvent, useRef } from "react";

/** A card that leaves lets the next one slide under the thumb: a second tap on the same spot is not meant for it. */
const [soonMs, nearPx] = [600, 30];

type Tap = { at: number; x: number; y: number; card: Element | null };

/** Whether a tap repeats the one before on another card. By keys nothing slides: `detail` is 0. */
export const repeats = (tap: Tap, before: Tap | null): boolean =>
  before !== null &&
  tap.card !== before.card &&
  tap.at - before.at < soonMs &&
  Math.hypot(tap.x - before.x, tap.y - before.y) < nearPx;

/** For `onClickCapture` of a list of cards. */
export function useOneCardATap(): (event: MouseEvent) => void {
  const last = useRef<Tap | null>(null);
  return (event) => {
    if (event.detail === 0) return;
    const card = event.target instanceof Element ? event.target.closest("li") : null;
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY, card };
    const again = repeats(tap, last.current);
    if (!again) last.current = tap;
    else {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
