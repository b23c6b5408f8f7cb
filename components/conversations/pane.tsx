"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import { type ReactNode, useRef } from "react";
import { useAboveKeyboard } from "@/components/conversations/composer/above-keyboard";
import { cx } from "@/components/ui/classes";

/** Beside the list on a wide screen; on a phone a page of its own. */
export function Pane({ children }: { children: ReactNode }) {
  const open = useSelectedLayoutSegment() !== null;
  const pane = useRef<HTMLDivElement>(null);
  useAboveKeyboard(pane);
  return (
    <div
      ref={pane}
      className={cx(
        "min-w-0 flex-1 bg-canvas md:flex",
        open ? "flex max-md:fixed max-md:inset-0 max-md:z-30 max-md:animate-slide" : "hidden",
      )}
    >
      {children}
    </div>
  );
}
