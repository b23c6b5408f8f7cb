"use client";

import { useSyncExternalStore } from "react";

const names: Record<string, string> = { enter: "↵", esc: "Esc", space: "␣" };
const never = () => () => {};
const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** Keys as they are pressed: "g c" is one after the other, "mod+k" together. */
export function Kbd({ keys }: { keys: string }) {
  const mod = useSyncExternalStore(never, isApple, () => false) ? "⌘" : "Ctrl";
  const nameOf = (key: string) => (key === "mod" ? mod : (names[key] ?? key.toUpperCase()));
  return (
    <span className="inline-flex shrink-0 gap-1">
      {keys.split(" ").map((key) => (
        <kbd
          key={key}
          className="inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-line bg-well px-1 font-sans text-ink-soft text-xs"
        >
          {key.split("+").map(nameOf).join(" ")}
        </kbd>
      ))}
    </span>
  );
}
