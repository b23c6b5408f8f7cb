"use client";

import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { followDrag } from "@/components/ui/follow-drag";
import type { Task } from "@/components/work/moves";

/** A dragged card: the column it is over, and the pointer's position. */
export type Held = { task: Task; over: string; x: number; y: number };

const edge = 60;

const columnAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-column]")?.dataset.column ?? null;

/** Scrolls the board while the pointer is near its sides. */
function scrollAtSides(x: number): void {
  const board = document.querySelector<HTMLElement>("[data-board]");
  if (!board) return;
  const { left, right } = board.getBoundingClientRect();
  board.scrollBy(x < left + edge ? -14 : x > right - edge ? 14 : 0, 0);
}

/** Dragging a card by mouse or pen; Escape puts it back. Fingers scroll, and use the card's menu. */
export function useCardDrag(columnOf: (task: Task) => string, onDrop: (task: Task, column: string) => void) {
  const [held, setHeld] = useState<Held | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  const grab = useCallback(
    (event: ReactPointerEvent<HTMLElement>, task: Task) => {
      if (event.button !== 0 || event.pointerType === "touch") return;
      const from = columnOf(task);
      stop.current = followDrag<Held>(event, {
        hold: ({ clientX: x, clientY: y }, before) => {
          scrollAtSides(x);
          return { task, over: columnAt(x, y) ?? before?.over ?? from, x, y };
        },
        onHeld: setHeld,
        onDrop: ({ over }) => {
          if (over !== from) drop.current(task, over);
        },
      });
    },
    [columnOf],
  );
  return { held, grab };
}
