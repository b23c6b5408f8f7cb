"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { slotsOf } from "@/components/bookings/queries";

/** Holds the clicked time at once if the service starts then; true when it is not available. */
export function useWish({
  wish,
  query,
  take,
}: {
  wish: string | null;
  query: Parameters<typeof slotsOf>[0] | null;
  take: (start: string) => void;
}): boolean {
  const queries = useQueryClient();
  const tried = useRef("");
  const [missed, setMissed] = useState(false);
  const key = JSON.stringify(query);
  useEffect(() => {
    if (!wish || !query || tried.current === key || Date.parse(wish) < Date.now()) return;
    tried.current = key;
    setMissed(false);
    const next = new Date(Date.parse(wish) + 60_000).toISOString();
    queries.fetchQuery(slotsOf({ ...query, from: wish, to: next })).then(
      ({ data: [slot] }) => {
        if (tried.current !== key) return;
        if (slot?.start === wish) take(slot.start);
        else setMissed(true);
      },
      () => {},
    );
  });
  return missed;
}
