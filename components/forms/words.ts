"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { type Fault, TurneroProblem } from "@/components/api";

/** Words for codes that mean something special in one place. */
export type ProblemWords = Partial<Record<string, string>>;

/** The problem in the person's language; what has no words of its own keeps the API's sentence. */
export function useProblemWords(): (error: unknown, here?: ProblemWords) => string {
  const t = useTranslations("common.problems");
  return useCallback(
    (error, here = {}) => {
      if (!(error instanceof TurneroProblem)) return t("internal_error");
      const special = here[error.code];
      if (special) return special;
      if (error.code === "validation_error" && error.errors[0]) return error.errors[0].detail;
      if (t.has(error.code as "internal_error")) return t(error.code as "internal_error");
      return error.message;
    },
    [t],
  );
}

/** A fault at a field in the person's language. */
export function useFaultWords(): (fault: Fault) => string {
  const t = useTranslations("common.faults");
  return useCallback(({ code, detail }) => (t.has(code as "required") ? t(code as "required") : detail), [t]);
}
