"use client";

import { type ReactNode, useId, useState } from "react";
import { useTabStop } from "@/components/ui/tab-stop";

/** Panels beside each other that need no address of their own. One Tab stop: the arrows choose. */
export function Tabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { key: string; label: string; panel: ReactNode }[];
}) {
  const id = useId();
  const [wanted, choose] = useState<string | null>(null);
  const chosen = tabs.find(({ key }) => key === wanted) ?? tabs[0];
  const keys = tabs.map(({ key }) => key);
  const { toolbar, stopOf } = useTabStop(keys, chosen?.key ?? null);
  return (
    <div>
      <div role="tablist" aria-label={label} {...toolbar} className="flex gap-1 overflow-x-auto border-line border-b">
        {tabs.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === chosen?.key}
            aria-controls={key === chosen?.key ? `${id}-panel` : undefined}
            {...stopOf(key)}
            onFocus={() => choose(key)}
            onClick={() => choose(key)}
            className="-mb-px h-11 shrink-0 border-transparent border-b-2 px-3 font-medium text-ink-soft hover:text-ink focus-visible:outline-offset-[-2px] aria-selected:border-accent aria-selected:text-ink md:h-9"
          >
            {label}
          </button>
        ))}
      </div>
      {chosen && (
        <div
          key={chosen.key}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${chosen.key}`}
          className="pt-4"
        >
          {chosen.panel}
        </div>
      )}
    </div>
  );
}
