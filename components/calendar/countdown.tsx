"use client";

import { useEffect, useState } from "react";

const left = (until: string): number => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));

/** The seconds until then, counted down; null until the browser has taken over from the server. */
export function useSecondsLeft(until: string | null): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return setSeconds(null);
    const tick = () => setSeconds(left(until));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export function Countdown({ until }: { until: string }) {
  const seconds = useSecondsLeft(until);
  return (
    <span role="timer" className="tabular-nums">
      {seconds === null ? "–:––" : clock(seconds)}
    </span>
  );
}
