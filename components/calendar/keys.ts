"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { Calendars } from "@/components/calendar/address";
import { isTyping } from "@/components/ui/row-keys";

/** Through the bookings that are drawn, in reading order. */
function walk(by: 1 | -1): void {
  const blocks = [...document.querySelectorAll<HTMLElement>("[data-booking]")];
  const at = blocks.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? blocks[0] : blocks[at + by];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** t today, ← and → a step, d and w the views, n a new booking, j and k through the bookings. */
export function useCalendarKeys({ go, step, today, search }: Calendars): void {
  const router = useRouter();
  useEffect(() => {
    const acts: Record<string, () => void> = {
      t: () => go({ date: today }),
      d: () => go({ view: "day" }),
      w: () => go({ view: "week" }),
      n: () => router.push(`/calendar/new${search}`, { scroll: false }),
      arrowleft: () => step(-1),
      arrowright: () => step(1),
      j: () => walk(1),
      k: () => walk(-1),
    };
    const onKey = (event: KeyboardEvent) => {
      const inDrawer = (event.target as HTMLElement | null)?.closest("[role='dialog'], [role='radiogroup']");
      const act = acts[event.key.toLowerCase()];
      if (!act || isTyping(event) || inDrawer) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [go, step, today, search, router]);
}
