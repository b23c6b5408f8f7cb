"use client";

import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import type { MapViewProps } from "@/components/map/map-view";

let able: boolean | null = null;

function hasWebGl(): boolean {
  if (able !== null) return able;
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  able = context !== null;
  return able;
}

const never = () => () => {};

/** Null while loading; "missing" where the device or connection cannot load it. */
export type Engine<Props = MapViewProps> = ComponentType<Props> | "missing" | null;

const loadMap = () => import("@/components/map/map-view");
export const useEngine = (): Engine => useDrawn(loadMap);

/** Loads the map library after the list has rendered and the browser is idle. */
export function useDrawn<Props>(view: () => Promise<{ default: ComponentType<Props> }>): Engine<Props> {
  const can = useSyncExternalStore<boolean | null>(never, hasWebGl, () => null);
  const [engine, setEngine] = useState<{ view: Exclude<Engine<Props>, null> } | null>(null);
  useEffect(() => {
    if (!can) return;
    let gone = false;
    const load = () =>
      view().then(
        (loaded) => gone || setEngine({ view: loaded.default }),
        () => gone || setEngine({ view: "missing" }),
      );
    // Safari has no requestIdleCallback; a frame later is late enough.
    const frame = requestAnimationFrame(() =>
      "requestIdleCallback" in window ? requestIdleCallback(load, { timeout: 1500 }) : setTimeout(load, 200),
    );
    return () => {
      gone = true;
      cancelAnimationFrame(frame);
    };
  }, [can, view]);
  return can === false ? "missing" : (engine?.view ?? null);
}
