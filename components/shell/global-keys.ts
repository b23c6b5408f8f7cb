"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import type { Area } from "@/components/shell/areas";
import { isTyping } from "@/components/ui/row-keys";

type Doors = { areas: readonly Area[]; openPalette: () => void; openKeys: () => void; toggleRail: () => void };

/** No key was pressed yet. */
const never = Number.NEGATIVE_INFINITY;

/**
 * Keys that work everywhere: mod+k, ?, /, [ and g followed by the letter of an area. `going` is when g was pressed: it
 * outlives the listeners, which may be replaced between two keys. Returns a cleanup function.
 */
export function listenForKeys(doors: Doors, go: (href: string) => void, going = { current: never }): () => void {
  const acts: Record<string, () => void> = {
    "?": doors.openKeys,
    "[": doors.toggleRail,
    "/": () => document.querySelector<HTMLElement>("input[type=search]")?.focus(),
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      return doors.openPalette();
    }
    if (isTyping(event)) return;
    if (event.key === "g") {
      going.current = event.timeStamp;
      return;
    }
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  // In the capture phase: the second key has its own meaning on most screens, which must not run too.
  const onSecondKey = (event: KeyboardEvent) => {
    const since = event.timeStamp - going.current;
    going.current = never;
    if (since >= 1200 || isTyping(event)) return;
    const area = doors.areas.find(({ keys }) => keys === `g ${event.key}`);
    if (!area) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    go(area.href);
  };
  window.addEventListener("keydown", onSecondKey, { capture: true });
  document.addEventListener("keydown", onKey);
  return () => {
    window.removeEventListener("keydown", onSecondKey, { capture: true });
    document.removeEventListener("keydown", onKey);
  };
}

export function useGlobalKeys({ areas, openPalette, openKeys, toggleRail }: Doors): void {
  const router = useRouter();
  const going = useRef(never);
  useEffect(() => {
    const doors = { areas, openPalette, openKeys, toggleRail };
    return listenForKeys(doors, (href) => router.push(href), going);
  }, [router, areas, openPalette, openKeys, toggleRail]);
}
