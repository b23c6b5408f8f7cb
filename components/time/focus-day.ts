"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";
import { isNowhere } from "@/components/ui/return-focus";

/**
 * The button that leads to the next free day is gone with it: that day gets the focus, as soon as it is on show.
 * `focusDay` is told which.
 */
export function useDayFocus(): { place: RefObject<HTMLDivElement | null>; focusDay: (date: string) => void } {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const day = wanted.current && place.current?.querySelector<HTMLElement>(`[data-date="${wanted.current}"]`);
    if (!day) return;
    wanted.current = null;
    // Whoever went on meanwhile stays there.
    if (isNowhere()) day.focus();
  });
  const focusDay = (date: string) => {
    wanted.current = date;
  };
  return { place, focusDay };
}
