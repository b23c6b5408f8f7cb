"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { CustomerBooking } from "@/clients/typescript/src/client";
import type { OwnHold } from "@/components/booking-page/own-holds";

/** Everything chosen and typed so far. Stored per tab, so it survives a reload. */
export type Draft = {
  service: string | null;
  person: string | null;
  party: number;
  /** The first day on show, and the one whose times are shown. */
  first: string | null;
  day: string | null;
  hold: OwnHold | null;
  typed: Record<string, string>;
  /** Who is booking, once they have booked, and whether the next one is for them too; null: not said yet. */
  me: Record<string, string> | null;
  forMe: boolean | null;
  done: CustomerBooking | null;
  /** The phone that `done` was booked with, as it is shown. */
  donePhone: string | null;
};

export const steps = ["service", "time", "details", "done"] as const;
export type Step = (typeof steps)[number];

function kept(key: string): Partial<Draft> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

/** `ready`: the stored draft has been read. */
export function useDraft(slug: string, first: Draft) {
  const key = `turnero.booking.${slug}`;
  const [draft, setDraft] = useState(first);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    setDraft((begun) => ({ ...begun, ...kept(key) }));
    setReady(true);
  }, [key]);
  useEffect(() => {
    if (!ready) return;
    try {
      sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // Without storage booking still works; only a reload starts over.
    }
  }, [key, draft, ready]);
  const change = useCallback((part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })), []);
  const note = useCallback(
    (name: string, value: string) => setDraft((now) => ({ ...now, typed: { ...now.typed, [name]: value } })),
    [],
  );
  return { draft, change, note, ready };
}

const stepNow = (): Step => steps.find((step) => `#${step}` === window.location.hash) ?? "service";

/** Each step is an entry of the browser's history, so that its own back button goes back a step. */
export function useStep() {
  const [step, setStep] = useState<Step>("service");
  useEffect(() => {
    const read = () => setStep(stepNow());
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);
  const go = useCallback((next: Step, replace = false) => {
    const { pathname, search } = window.location;
    const address = `${pathname}${search}${next === "service" ? "" : `#${next}`}`;
    if (replace) window.history.replaceState(null, "", address);
    else window.history.pushState(null, "", address);
    setStep(next);
    window.scrollTo({ top: 0 });
  }, []);
  return { step, go };
}

/** One step led to another: the button that did it is gone, and the new step's heading has the focus. Null: not known yet. */
export function useStepFocus(step: Step | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Step | null>(null);
  useEffect(() => {
    if (shown.current !== null && shown.current !== step) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  return heading;
}
