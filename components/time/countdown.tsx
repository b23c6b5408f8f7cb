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

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export function Countdown({ until, by = serverTime }: { until: string; by?: () => number }) {
  const seconds = useSecondsLeft(until, by);
  return (
    <span role="timer" className="tabular-nums">
      {seconds === null ? "–:––" : clock(seconds)}
    </span>
  );
}
