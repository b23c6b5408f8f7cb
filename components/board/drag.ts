"use client";

import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef, useState } from "react";
import type { Task } from "@/components/work/moves";

/** A card in the hand: over which column it is, and where the pointer is. */
export type Held = { task: Task; over: string; x: number; y: number };

const threshold = 5;
const edge = 60;

const columnAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-stage]")?.dataset.stage ?? null;

/** At the sides the board comes along. */
function scrollAtSides(x: number): void {
  const board = document.querySelector<HTMLElement>("[data-board]");
  if (!board) return;
  const { left, right } = board.getBoundingClientRect();
  board.scrollBy(x < left + edge ? -14 : x > right - edge ? 14 : 0, 0);
}

/** Dragging a card by mouse or pen; Escape puts it back. Fingers scroll, and use the card's menu. */
export function useCardDrag(onDrop: (task: Task, stage: string) => void) {
  const [held, setHeld] = useState<Held | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);
  const grab = useCallback((event: ReactPointerEvent<HTMLElement>, task: Task) => {
    if (event.button !== 0 || event.pointerType === "touch") return;
    const [startX, startY] = [event.clientX, event.clientY];
    let current: Held | null = null;
    const swallow = (click: Event) => click.preventDefault();
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!current && Math.hypot(x - startX, y - startY) < threshold) return;
      scrollAtSides(x);
      current = { task, over: columnAt(x, y) ?? current?.over ?? task.stage, x, y };
      setHeld(current);
    };
    const end = () => {
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", up);
      document.removeEventListener("pointercancel", end);
      document.removeEventListener("keydown", key, true);
      // The click that ends a drag must not open the task.
      setTimeout(() => document.removeEventListener("click", swallow, true));
      setHeld(null);
    };
    const up = () => {
      const dropped = current;
      if (dropped) document.addEventListener("click", swallow, true);
      end();
      if (dropped && dropped.over !== task.stage) drop.current(task, dropped.over);
    };
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key !== "Escape" || !current) return;
      pressed.preventDefault();
      pressed.stopPropagation();
      document.addEventListener("click", swallow, true);
      end();
    };
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", up);
    document.addEventListener("pointercancel", end);
    document.addEventListener("keydown", key, true);
    stop.current = end;
  }, []);
  return { held, grab };
}
