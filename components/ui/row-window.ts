"use client";

import { type RefObject, useEffect, useState } from "react";

type Range = { first: number; last: number };

/** Which rows of a long table are near the screen. Short tables are drawn whole. */
export function useRowWindow(body: RefObject<HTMLElement | null>, count: number, rowHeight: number): Range {
  const whole = count <= 100;
  const [range, setRange] = useState<Range>({ first: 0, last: Math.min(count, 100) });
  useEffect(() => {
    if (whole) return;
    const look = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const margin = 20;
      const first = Math.max(0, Math.floor(-top / rowHeight) - margin);
      const last = Math.min(count, Math.ceil((window.innerHeight - top) / rowHeight) + margin);
      setRange((known) => (known.first === first && known.last === last ? known : { first, last }));
    };
    look();
    // In the capture phase: scroll events of an inner list do not bubble.
    window.addEventListener("scroll", look, { passive: true, capture: true });
    window.addEventListener("resize", look);
    return () => {
      window.removeEventListener("scroll", look, { capture: true });
      window.removeEventListener("resize", look);
    };
  }, [body, count, rowHeight, whole]);
  return whole ? { first: 0, last: count } : range;
}
