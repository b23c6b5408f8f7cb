"use client";

import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import type { View } from "@/components/calendar/address-in";

type Seen = { first: number; last: number; width: number };

const axis = 56;
/** What a column needs for a name and a time with its state; seven of a week share a smaller screen. */
const least = { day: 176, week: 152, month: 152 };
const around = 3;

/** Columns share the screen's width, and past that scroll; only those near the screen are drawn. */
export function useGridWindow(scroller: RefObject<HTMLElement | null>, count: number, view: View): Seen {
  const [seen, setSeen] = useState<Seen>({ first: 0, last: Math.min(count, 14), width: least[view] });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const space = element.clientWidth - axis;
      const width = Math.max(least[view], Math.floor(space / Math.max(1, count)));
      const first = Math.max(0, Math.floor(element.scrollLeft / width) - around);
      const last = Math.min(count, Math.ceil((element.scrollLeft + space) / width) + around);
      setSeen((known) =>
        known.first === first && known.last === last && known.width === width ? known : { first, last, width },
      );
    };
    // In parts between the frames: columns of a busy day at once would hold the scrolling up.
    const lookAgain = () => startTransition(look);
    const soon = () => {
      frame ||= requestAnimationFrame(lookAgain);
    };
    look();
    const observer = new ResizeObserver(soon);
    observer.observe(element);
    element.addEventListener("scroll", soon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      element.removeEventListener("scroll", soon);
    };
  }, [scroller, count, view]);
  return seen;
}

export const axisWidth = axis;
export const headHeight = 56;
/** As wide as the drawer that is open over the grid. */
const drawer = 480;
const enough = 120;

export type Box = { left: number; width: number; top: number; height: number };

/** Scrolls as little as needed to show the box, beside the drawer where one is open; a visible one stays. */
export function revealIn(element: HTMLElement, box: Box, besideDrawer: boolean): void {
  const width = element.clientWidth - axisWidth - (besideDrawer ? drawer : 0);
  const height = element.clientHeight - headHeight;
  const needed = Math.min(box.width, enough);
  const { scrollLeft, scrollTop } = element;
  if (box.left < scrollLeft || box.left + needed > scrollLeft + width)
    element.scrollLeft = Math.max(0, box.left - Math.max(0, width - box.width));
  if (box.top < scrollTop || box.top + box.height > scrollTop + height) element.scrollTop = box.top - height / 3;
}

/** Scrolls to a box once, and again when it moves or belongs to something else. */
export function useReveal(
  scroller: RefObject<HTMLElement | null>,
  box: (Box & { of: string | null }) | null,
  besideDrawer: boolean,
): void {
  const revealed = useRef("");
  useEffect(() => {
    const spot = JSON.stringify(box);
    if (!scroller.current || revealed.current === spot) return;
    revealed.current = spot;
    if (box) revealIn(scroller.current, box, besideDrawer);
  });
}
