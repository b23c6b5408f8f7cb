import { useEffect } from "react";
import type { Step } from "@/components/booking-page/draft";
import { publicApi } from "@/components/public-api";

const counted = ["opened", "chose_service", "chose_time"] as const;
/** How many of them a visitor has reached who is at a step. */
const reached: Record<Step, number> = { service: 1, time: 2, details: 3, done: 3 };

/** Tells the workspace how far visitors come, each step once for a tab; null: what the tab has stored is not read yet. */
export function useCountSteps(slug: string, step: Step | null): void {
  useEffect(() => {
    if (step === null) return;
    try {
      const key = `turnero.steps.${slug}`;
      const before = Number(sessionStorage.getItem(key) ?? 0);
      if (reached[step] <= before) return;
      sessionStorage.setItem(key, String(reached[step]));
      // Booking goes on whether it was counted or not.
      publicApi.pages.steps(slug, { steps: counted.slice(before, reached[step]) }).catch(() => {});
    } catch {
      // Without storage a reload would count again: such a tab is not counted.
    }
  }, [slug, step]);
}
