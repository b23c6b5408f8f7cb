"use client";

import dynamic from "next/dynamic";
import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from "react";

export type TooltipWords = { label: string; keys?: string; side?: "top" | "right" | "bottom" | "left" };

type Target = ReactElement<{
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: () => void;
  onPointerDown?: () => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: () => void;
}>;

const load = () => import("@/components/ui/tooltip-bubble");
const Bubble = dynamic(load, { ssr: false });

const patience = 300;
/** Long enough to reach the bubble itself with the pointer. */
const farewell = 120;
/** After one tooltip the next opens without delay. */
const reading = 500;
let lastSeen = 0;

/** Explains an icon. The target keeps its own accessible name; this is only visual, and loaded on demand. */
export function Tooltip({ children, ...words }: TooltipWords & { children: Target }) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const after = (ms: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, ms);
  };
  const show = (element: HTMLElement, wait: number) => {
    void load();
    after(wait, () => setTarget(element));
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (target) lastSeen = Date.now();
    setTarget(null);
  };
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: ({ pointerType, currentTarget }) =>
          pointerType !== "touch" && show(currentTarget, Date.now() - lastSeen < reading ? 0 : patience),
        onPointerLeave: () => after(farewell, hide),
        onPointerDown: hide,
        onFocus: ({ currentTarget }) => currentTarget.matches(":focus-visible") && show(currentTarget, 0),
        onBlur: hide,
      })}
      {target && (
        <Bubble
          {...words}
          target={target}
          onEnter={() => clearTimeout(timer.current)}
          onLeave={() => after(farewell, hide)}
          onClose={hide}
        />
      )}
    </>
  );
}
