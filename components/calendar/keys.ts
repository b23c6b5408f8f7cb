"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import type { Calendars } from "@/components/calendar/address";
import { isTyping } from "@/components/ui/row-keys";

/** Through the bookings that are drawn, or the days of a month, in reading order. */
function walk(by: 1 | -1): void {
  const blocks = [...document.querySelectorAll<HTMLElement>("[data-booking], [data-day]")];
  const at = blocks.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? blocks[0] : blocks[at + by];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Opens the search for a free time; a phone has its button elsewhere. */
function findTime(): void {
  const button = document.querySelector<HTMLElement>("[data-find-time]");
  if (button?.checkVisibility()) button.click();
}

/** The key that begins a booking; null where none can be begun. It is heard in a drawer too, beside its fields. */
export function useNewBookingKey(href: string | null): void {
  const router = useRouter();
  useEffect(() => {
    if (href === null) return;
    const onKey = (event: KeyboardEvent) => {
      const inQuestion = (event.target as HTMLElement | null)?.closest("[role='dialog']:not([data-drawer])");
      if (event.key.toLowerCase() !== "n" || isTyping(event) || inQuestion) return;
      event.preventDefault();
      router.push(href, { scroll: false });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [href, router]);
}

/**
 * t today, ← and → a step, d, w and m the views, n a new booking, f a free time, j and k through the bookings, Page up and
 * down through the months.
 */
export function useCalendarKeys({ go, step, today, search, address }: Calendars): void {
  // The form for one would begin anew.
  useNewBookingKey(usePathname() === "/calendar/new" ? null : `/calendar/new${search}`);
  const isMonth = address.view === "month";
  useEffect(() => {
    const acts: Record<string, () => void> = {
      t: () => go({ date: today }),
      d: () => go({ view: "day" }),
      w: () => go({ view: "week" }),
      m: () => go({ view: "month" }),
      ...(isMonth ? { pageup: () => step(-1), pagedown: () => step(1) } : {}),
      arrowleft: () => step(-1),
      arrowright: () => step(1),
      f: findTime,
      j: () => walk(1),
      k: () => walk(-1),
    };
    const onKey = (event: KeyboardEvent) => {
      const inDrawer = (event.target as HTMLElement | null)?.closest(
        "[role='dialog'], [role='radiogroup'], [data-refusal]",
      );
      const act = acts[event.key.toLowerCase()];
      if (!act || isTyping(event) || inDrawer) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [go, step, today, isMonth]);
}
