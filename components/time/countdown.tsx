"use client";

import { useEffect, useState } from "react";
import { serverTime } from "@/components/server-time";

export const secondsLeft = (until: string, by = serverTime): number =>
  Math.max(0, Math.ceil((Date.parse(until) - by()) / 1000));

/** The seconds until then, counted down; null until the browser has taken over from the server. */
export function useSecondsLeft(until: string | null, by = serverTime): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return setSeconds(null);
    const tick = () => setSeconds(secondsLeft(until, by));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, by]);
  return seconds;
}

const two = (count: number): string => String(count).padStart(2, "0");

/** "9:59", and from an hour on "1:09:59". */
export function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

export function Countdown({ until, by = serverTime }: { until: string; by?: () => number }) {
  const seconds = useSecondsLeft(until, by);
  return (
    <span role="timer" className="tabular-nums">
      {seconds === null ? "–:––" : clock(seconds)}
    </span>
  );
}
