"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** The booking that is pointed at or focused, and where it stands. `byKey`: who is there has no mouse in hand. */
export type Hovered = { id: string; box: DOMRect; byKey: boolean };

/** Long enough not to follow a pointer that passes by. */
const patience = 450;
/** Long enough to reach the card itself. */
const farewell = 150;

const blockOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-booking]") : null;

/** Which booking's card is open: after a while over it or focused by a key, until the pointer or the focus leaves. */
export function useHovered(scroller: RefObject<HTMLElement | null>) {
  const [hovered, setHovered] = useState<Hovered | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = useCallback((ms: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, ms);
  }, []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setHovered(null);
  }, []);
  useEffect(() => {
    const root = scroller.current;
    if (!root) return;
    // A pressed block keeps quiet until the pointer has left it.
    let under: HTMLElement | null = null;
    const show = (block: HTMLElement) => {
      const { booking: id = "" } = block.dataset;
      const open = () => {
        const [box, byKey] = [block.getBoundingClientRect(), block.matches(":focus-visible")];
        if (block.isConnected) setHovered({ id, box, byKey });
      };
      after(patience, open);
    };
    const over = ({ target, pointerType, buttons }: PointerEvent) => {
      const block = blockOf(target);
      if (pointerType === "touch" || block === under) return;
      under = block;
      if (block && buttons === 0) show(block);
      else after(farewell, () => setHovered(null));
    };
    const leave = () => {
      under = null;
      after(farewell, () => setHovered(null));
    };
    const focus = ({ target }: FocusEvent) => {
      const block = blockOf(target);
      setHovered(null);
      if (block?.matches(":focus-visible")) show(block);
    };
    // Whoever was there before this code: loaded on the first move, it missed that move.
    const resting = root.querySelector<HTMLElement>("[data-booking]:is(:hover, :focus-visible)");
    if (resting) show(resting);
    under = root.querySelector<HTMLElement>("[data-booking]:hover");
    root.addEventListener("pointerover", over);
    root.addEventListener("pointerleave", leave);
    root.addEventListener("pointerdown", close);
    root.addEventListener("focusin", focus);
    root.addEventListener("focusout", close);
    root.addEventListener("scroll", close, { passive: true });
    return () => {
      clearTimeout(timer.current);
      root.removeEventListener("pointerover", over);
      root.removeEventListener("pointerleave", leave);
      root.removeEventListener("pointerdown", close);
      root.removeEventListener("focusin", focus);
      root.removeEventListener("focusout", close);
      root.removeEventListener("scroll", close);
    };
  }, [scroller, after, close]);
  const keep = useCallback(() => clearTimeout(timer.current), []);
  const leave = useCallback(() => after(farewell, () => setHovered(null)), [after]);
  return { hovered, keep, leave, close };
}
