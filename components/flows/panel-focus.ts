"use client";

import { type RefObject, useEffect, useRef } from "react";
import { openerNow } from "@/components/ui/opener";

/** The panel takes the focus when it opens, and returns it when it is closed. */
export function usePanelFocus(kind: string | null): {
  ref: RefObject<HTMLElement | null>;
  giveBack: (step: string | null) => void;
} {
  const ref = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (kind === null) return;
    opener.current = openerNow();
    // A closing menu returns the focus to its button first.
    const timer = setTimeout(() => {
      if (!ref.current?.contains(document.activeElement)) ref.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [kind]);
  const giveBack = (step: string | null) => {
    // The button that added a step is removed with it, so the step itself gets the focus.
    const own = document.querySelector<HTMLElement>(`.react-flow__node[data-id="${step}"]`);
    (opener.current?.isConnected ? opener.current : own)?.focus();
  };
  return { ref, giveBack };
}
