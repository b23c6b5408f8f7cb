"use client";

import { useCallback, useState } from "react";

export type Position = { lat: number; lng: number; accuracy: number | null };
export type Finding = "idle" | "looking" | "denied" | "failed";

/** Where this device is, as precisely as it says. */
export const findPosition = (): Promise<Position> =>
  new Promise((done, fail) => {
    if (!("geolocation" in navigator)) return fail(new Error("unavailable"));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => done({ lat: coords.latitude, lng: coords.longitude, accuracy: coords.accuracy }),
      fail,
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 },
    );
  });

const isDenied = (error: unknown): boolean => (error as { code?: number }).code === 1;

/** Asks for the position when told to, and says how that went. */
export function usePosition() {
  const [position, setPosition] = useState<Position | null>(null);
  const [finding, setFinding] = useState<Finding>("idle");
  const look = useCallback(async (): Promise<Position | null> => {
    setFinding("looking");
    try {
      const found = await findPosition();
      setPosition(found);
      setFinding("idle");
      return found;
    } catch (error) {
      setFinding(isDenied(error) ? "denied" : "failed");
      return null;
    }
  }, []);
  return { position, finding, look, forget: () => setPosition(null) };
}
