"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { ActionType } from "@/components/automations/vocabulary";
import type { AutomationStep } from "@/lib/domains/automations/schema";

/** The reasons that the service gives in its own words, each with ours. */
const reasons = {
  "Something went wrong on our side.": "ours",
  "The channel is paused.": "paused",
  "WhatsApp's 24 hours are over; it waits until the contact writes.": "window",
  "There is no customer.": "no_customer",
  "There is no booking.": "no_booking",
  "There is no conversation.": "no_conversation",
  "The flow was switched off.": "flow_off",
  "The step that was next is no longer in the flow.": "step_gone",
  "The booking was moved or is over, or the automation was changed.": "moved",
  "The time that this was to come before has passed.": "late",
} as const;

/** In the logs of older runs, which named the channels. */
const noChannel = /^There is no conversation (of this booking, nor with its|with this) customer on .+\.$/;

const results = ["done", "failed", "again", "postponed"] as const;
type Result = (typeof results)[number];

/** A step of a run in the person's language: what was tried, what became of it, and why. */
export function useStepWords() {
  const t = useTranslations("automations");
  return useMemo(() => {
    const reasonOf = ({ result, detail }: AutomationStep): string | null => {
      if (result === "circle") return t("log.reason.circle");
      // The id of what was sent means nothing to a person.
      if (detail === null || result === "done" || result === "no") return null;
      const known = noChannel.test(detail) ? "no_channel" : reasons[detail as keyof typeof reasons];
      if (known) return t(`log.reason.${known}`);
      const status = /^Answered (\d+)\.$/.exec(detail)?.[1];
      return status ? t("log.reason.answered", { status }) : detail;
    };
    const whatOf = ({ action, result }: AutomationStep): string | null => {
      if (action === "condition" && (result === "yes" || result === "no")) return t(`log.answer.${result}`);
      if (["disabled", "gone", "moved", "late"].includes(result)) return t("log.ended");
      if (!t.has(`actions.${action as ActionType}`)) return null;
      const known = results.includes(result as Result) ? (result as Result) : "failed";
      return t(`log.result.${known}`, { action: t(`actions.${action as ActionType}`) });
    };
    return { whatOf, reasonOf };
  }, [t]);
}
