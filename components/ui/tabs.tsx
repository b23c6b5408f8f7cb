"use client";

import * as Radix from "radix-ui/tabs";
import type { ReactNode } from "react";

/** Panels beside each other that need no address of their own. */
export function Tabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { key: string; label: string; panel: ReactNode }[];
}) {
  return (
    <Radix.Root defaultValue={tabs[0]?.key ?? ""}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.key}
            value={tab.key}
            className="-mb-px h-11 shrink-0 border-transparent border-b-2 px-3 font-medium text-ink-soft hover:text-ink focus-visible:outline-offset-[-2px] data-[state=active]:border-accent data-[state=active]:text-ink md:h-9"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.key} value={tab.key} className="pt-4">
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
