"use client";

import { useState } from "react";
import type { Point } from "@/components/map/geo";

export type Position =
  | { state: "unasked" | "asking" | "refused" | "unknown"; at: null }
  | { state: "known"; at: Point };

/** Where the person is, once they ask to be found; it stays on this device. */
export function usePosition(): { position: Position; find: () => void; forget: () => void } {
  const [position, setPosition] = useState<Position>({ state: "unasked", at: null });
  const find = () => {
    if (!("geolocation" in navigator)) return setPosition({ state: "unknown", at: null });
    setPosition({ state: "asking", at: null });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setPosition({ state: "known", at: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code, PERMISSION_DENIED }) =>
        setPosition({ state: code === PERMISSION_DENIED ? "refused" : "unknown", at: null }),
      { enableHighAccuracy: true, maximumAge: 60_000, timeout: 10_000 },
    );
  };
  return { position, find, forget: () => setPosition({ state: "unasked", at: null }) };
}
