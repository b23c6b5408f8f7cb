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
import { isMovable } from "@/components/bookings/status";
import type { Column } from "@/components/calendar/columns";
import { type InColumn, type Spot, snap } from "@/components/time/day-layout";
import { followDrag } from "@/components/ui/follow-drag";

export type Drag = {
  booking: CalendarBooking;
  origin: string;
  /** The original position of the dragged part. */
  held: Spot;
  column: number;
  from: number;
  to: number;
};
export type Under = { column: number; wall: number };

type Frame = {
  columns: readonly Column[];
  /** Which column and wall minute lie under the pointer; null outside the columns. */
  spotAt: (x: number, y: number) => Under | null;
  scroller: RefObject<HTMLElement | null>;
};

const edge = 40;

/** Scrolls the calendar while the pointer is near its edges. */
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
    (event: ReactPointerEvent<HTMLElement>, { item, from, to }: InColumn<CalendarBooking>) => {
      if (event.button !== 0 || event.pointerType === "touch" || !isMovable(item.status)) return;
      const under = live.current.spotAt(event.clientX, event.clientY);
      const column = under && live.current.columns[under.column];
      if (!under || !column) return;
      const { key, date } = column;
      const grip = under.wall - from;
      stop.current = followDrag<Drag>(event, {
        hold: (at) => {
          if (scroller.current) scrollAtEdges(scroller.current, at.clientX, at.clientY);
          const spot = live.current.spotAt(at.clientX, at.clientY);
          if (!spot) return null;
          const start = snap(spot.wall - grip, item.service.slot_interval_minutes);
          const length = to - from;
          return {
            booking: item,
            origin: key,
            held: { date, from },
            column: spot.column,
            from: start,
            to: start + length,
          };
        },
        onHeld: setDrag,
        onDrop: (dropped) => live.current.onDrop(dropped),
      });
    },
    [scroller],
  );
  return { drag, grab };
}
