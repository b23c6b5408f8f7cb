"use client";

import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { CalendarBooking } from "@/clients/typescript/src/client";
import type { Column } from "@/components/calendar/columns";
import { type Laned, snap } from "@/components/calendar/layout";
import { isMovable } from "@/components/calendar/status";

export type Drag = { booking: CalendarBooking; origin: string; column: number; from: number; to: number };
export type Spot = { column: number; wall: number };

type Frame = {
  columns: readonly Column[];
  /** Which column and wall minute lie under the pointer; null outside the columns. */
  spotAt: (x: number, y: number) => Spot | null;
  scroller: RefObject<HTMLElement | null>;
};

const threshold = 5;
const edge = 40;

/** At the edges the calendar comes along. */
function scrollAtEdges(element: HTMLElement, x: number, y: number): void {
  const box = element.getBoundingClientRect();
  const pull = (at: number, from: number, to: number) => (at < from + edge ? -12 : at > to - edge ? 12 : 0);
  element.scrollBy(pull(x, box.left + 56, box.right), pull(y, box.top + 56, box.bottom));
}

/** Dragging a booking by mouse or pen: it follows on the service's grid; Esc puts it back. Fingers scroll instead. */
export function useDrag({ columns, spotAt, scroller }: Frame, onDrop: (drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const live = useRef({ columns, spotAt, onDrop });
  useEffect(() => {
    live.current = { columns, spotAt, onDrop };
  });
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const grab = useCallback(
    (event: ReactPointerEvent<HTMLElement>, { item, from, to }: Laned<CalendarBooking>) => {
      if (event.button !== 0 || event.pointerType === "touch" || !isMovable(item.status)) return;
      const [x, y] = [event.clientX, event.clientY];
      const held = live.current.spotAt(x, y);
      if (!held) return;
      const grip = held.wall - from;
      let current: Drag | null = null;
      const swallow = (click: Event) => click.preventDefault();

      const move = (at: PointerEvent) => {
        if (!current && Math.hypot(at.clientX - x, at.clientY - y) < threshold) return;
        if (scroller.current) scrollAtEdges(scroller.current, at.clientX, at.clientY);
        const spot = live.current.spotAt(at.clientX, at.clientY);
        if (!spot) return;
        const start = snap(spot.wall - grip, item.service.slot_interval_minutes);
        const origin = live.current.columns[held.column]?.key ?? "";
        current = { booking: item, origin, column: spot.column, from: start, to: start + (to - from) };
        setDrag(current);
      };
      const end = () => {
        document.removeEventListener("pointermove", move);
        document.removeEventListener("pointerup", up);
        document.removeEventListener("pointercancel", end);
        document.removeEventListener("keydown", key, true);
        // The click that ends a drag must not open the booking.
        setTimeout(() => document.removeEventListener("click", swallow, true));
        setDrag(null);
      };
      const up = () => {
        const dropped = current;
        if (dropped) document.addEventListener("click", swallow, true);
        end();
        if (dropped) live.current.onDrop(dropped);
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
    },
    [scroller],
  );
  return { drag, grab };
}
