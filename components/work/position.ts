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

const radius = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two places, as the crow flies. */
export function metresBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const lat = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const lng = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * radius * Math.asin(Math.sqrt(lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lng));
}
