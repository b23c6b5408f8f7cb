"use client";

import * as Radix from "radix-ui/tooltip";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { Kbd } from "@/components/ui/kbd";
import type { TooltipWords } from "@/components/ui/tooltip";

/** The words beside what is pointed at. */
export default function TooltipBubble({
  label,
  keys,
  side = "top",
  target,
  onEnter,
  onLeave,
  onClose,
}: TooltipWords & { target: HTMLElement; onEnter: () => void; onLeave: () => void; onClose: () => void }) {
  const { top, left, width, height } = target.getBoundingClientRect();
  useEffect(() => {
    // The target moves away from under the tooltip while scrolling.
    window.addEventListener("scroll", onClose, { capture: true, once: true });
    return () => window.removeEventListener("scroll", onClose, { capture: true });
  });
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={(open) => open || onClose()}>
        {createPortal(
          <Radix.Trigger asChild>
            <span aria-hidden className="pointer-events-none fixed" style={{ top, left, width, height }} />
          </Radix.Trigger>,
          document.body,
        )}
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            onPointerEnter={onEnter}
            onPointerLeave={onLeave}
            className="z-60 flex animate-fade items-center gap-2 rounded-md border border-line bg-raised px-2 py-1 text-ink text-sm shadow-float"
          >
            {label}
            {keys && <Kbd keys={keys} />}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
