"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Booking, CreateHoldBody } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { pageHeaders } from "@/components/page-calls";

/** A time kept while the rest is filled in. It goes back when another is chosen or the form is left. */
export function useHold() {
  const queries = useQueryClient();
  const [hold, setHold] = useState<Booking | null>(null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const current = useRef<Booking | null>(null);
  const turn = useRef(0);

  const keep = useCallback((next: Booking | null) => {
    current.current = next;
    setHold(next);
  }, []);
  const release = useCallback(async () => {
    const held = current.current;
    keep(null);
    // An expired or already released hold counts as released.
    if (held) await turnero.holds.release(held.id).catch(() => {});
  }, [keep]);
  const take = useCallback(
    async (body: CreateHoldBody) => {
      const mine = ++turn.current;
      setPending(true);
      setError(null);
      try {
        await release();
        const held = await turnero.holds.create(body);
        if (turn.current === mine) keep(held);
        else await turnero.holds.release(held.id).catch(() => {});
      } catch (problem) {
        if (turn.current === mine) setError(problem);
      } finally {
        if (turn.current === mine) setPending(false);
        void queries.invalidateQueries({ queryKey: ["bookings"] });
      }
    },
    [release, keep, queries],
  );
  const drop = useCallback(() => {
    turn.current++;
    setError(null);
    setPending(false);
    void release();
  }, [release]);

  useEffect(() => {
    const leave = () => {
      const held = current.current;
      current.current = null;
      turn.current++;
      if (held) void fetch(`/api/v1/holds/${held.id}`, { method: "DELETE", headers: pageHeaders, keepalive: true });
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  /** Confirmed: the hold is now the booking and must not be released. */
  const done = useCallback(() => {
    current.current = null;
  }, []);
  return { hold, pending, error, take, drop, done };
}
