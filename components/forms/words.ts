"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback } from "react";
import { type Fault, TurneroProblem } from "@/components/problem";

/** Words for codes that mean something special in one place. */
export type ProblemWords = Partial<Record<string, string>>;

/** A fault in the user's language; without a translation, the API's English sentence. */
export function useFaultWords(): (fault: Fault) => string {
  const t = useTranslations("common");
  const locale = useLocale();
  return useCallback(
    ({ code, detail }) => {
      if (t.has(`faults.${code as "required"}`)) return t(`faults.${code as "required"}`);
      return locale === "en" ? detail : t("problems.validation_error");
    },
    [t, locale],
  );
}

/** Of these the API's sentence says more than ours: whoever reads English sees it. */
const saidByApi: ReadonlySet<string> = new Set([
  "slot_taken",
  "already_claimed",
  "invalid_transition",
  "channel_paused",
  "hold_expired",
  "book_with_team",
]);

/** The problem in the person's language; a code that this page does not know yet keeps the API's sentence. */
export function useProblemWords(): (error: unknown, here?: ProblemWords) => string {
  const t = useTranslations("common.problems");
  const locale = useLocale();
  const faultWords = useFaultWords();
  return useCallback(
    (error, here = {}) => {
      if (!(error instanceof TurneroProblem)) return t("internal_error");
      const special = here[error.code];
      if (special) return special;
      if (error.code === "validation_error" && error.errors[0]) return faultWords(error.errors[0]);
      if (error.code === "rate_limited" && error.retryAfter !== null) {
        const { retryAfter } = error;
        if (retryAfter < 100) return t("rate_limited_seconds", { count: retryAfter });
        return t("rate_limited_minutes", { count: Math.ceil(retryAfter / 60) });
      }
      if (locale === "en" && saidByApi.has(error.code)) return error.message;
      if (t.has(error.code as "internal_error")) return t(error.code as "internal_error");
      return error.message;
    },
    [t, locale, faultWords],
  );
}
