"use client";

import * as Radix from "radix-ui/tooltip";
import type { ReactNode } from "react";
import { Kbd } from "@/components/ui/kbd";

export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={300} skipDelayDuration={200}>
    {children}
  </Radix.Provider>
);

/** Names what an icon means. The trigger keeps its own accessible name; this is for the eye. */
export function Tooltip({
  label,
  keys,
  side = "top",
  children,
}: {
  label: string;
  keys?: string;
  side?: "top" | "right" | "bottom" | "left";
  children: ReactNode;
}) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 flex animate-fade items-center gap-2 rounded-md border border-line bg-raised px-2 py-1 text-ink text-sm shadow-float"
        >
          {label}
          {keys && <Kbd keys={keys} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
