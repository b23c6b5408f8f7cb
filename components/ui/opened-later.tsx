"use client";

import { type ComponentType, cloneElement, type KeyboardEvent, type ReactElement, useState } from "react";

export type Trigger = ReactElement<{
  "aria-haspopup"?: "menu" | "dialog";
  "aria-expanded"?: boolean;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}>;

/** Replaces the trigger once it was pressed: the same trigger, with its menu or panel open. */
export type Opened<Rest> = ComponentType<Rest & { trigger: Trigger }>;

/**
 * A button whose menu or panel is loaded on demand: its code is fetched on hover or focus, and until then only the button
 * is rendered.
 */
export function OpenedLater<Rest extends object>({
  trigger,
  popup,
  load,
  rest,
}: {
  trigger: Trigger;
  popup: "menu" | "dialog";
  load: () => Promise<{ default: Opened<Rest> }>;
  rest: Rest;
}) {
  const [Now, setNow] = useState<Opened<Rest> | null>(null);
  if (Now) return <Now {...rest} trigger={trigger} />;
  const prepare = () => void load();
  const open = () => void load().then((loaded) => setNow(() => loaded.default));
  return cloneElement(trigger, {
    "aria-haspopup": popup,
    "aria-expanded": false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: open,
    onKeyDown: (event) => {
      if (popup !== "menu" || event.key !== "ArrowDown") return;
      event.preventDefault();
      open();
    },
  });
}
