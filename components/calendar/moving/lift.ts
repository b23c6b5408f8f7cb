"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import type { CalendarBooking } from "@/clients/typescript/src/client";
import type { Column } from "@/components/calendar/columns";
import type { Drag } from "@/components/calendar/drag";
import { blockIn, liftFrom, stepBy } from "@/components/calendar/moving/steps";

const picked = (target: EventTarget | null): { id: string; key: string } | null => {
  const block = target instanceof Element ? target.closest<HTMLElement>("[data-booking]") : null;
  const { column: key } = block?.closest<HTMLElement>("[data-column]")?.dataset ?? {};
  const { booking: id } = block?.dataset ?? {};
  return id && key ? { id, key } : null;
};

/** Moving the focused booking by keys: Space lifts it, the arrows move it, Space or Enter drops, Escape puts it back. */
export function useLift(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly Column[],
  onDrop: (drag: Drag) => void,
  onRefused: (booking: CalendarBooking) => void,
): Drag | null {
  const [lifted, setLifted] = useState<Drag | null>(null);
  // Keys can arrive faster than renders.
  const live = useRef({ lifted, columns, onDrop, onRefused });
  useEffect(() => {
    live.current = { lifted, columns, onDrop, onRefused };
  });
  useEffect(() => {
    const hold = (next: Drag | null) => {
      live.current.lifted = next;
      setLifted(next);
    };
    const move = (event: KeyboardEvent, held: Drag) => {
      const next = stepBy(held, event.key, live.current.columns);
      if (next) hold(next);
      else if (["Enter", " ", "Escape", "Tab"].includes(event.key)) hold(null);
      if (event.key === "Enter" || event.key === " ") live.current.onDrop(held);
      if (event.key === "Tab") return;
      // While it is lifted no other key of the calendar works.
      event.preventDefault();
      event.stopPropagation();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.key === "Shift") return;
      if (live.current.lifted) return move(event, live.current.lifted);
      const block = event.key === " " && scroller.current?.contains(event.target as Node) ? picked(event.target) : null;
      const there = block && blockIn(live.current.columns, block.key, block.id);
      if (!there) return;
      event.preventDefault();
      const next = liftFrom(there);
      if (next) hold(next);
      else live.current.onRefused(there.block.item);
    };
    const putBack = () => live.current.lifted && hold(null);
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", putBack);
    return () => {
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", putBack);
    };
  }, [scroller]);
  return lifted;
}
