"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { Message } from "@/clients/typescript/src/client";
import { useProblemWords } from "@/components/forms/words";
import { TurneroProblem } from "@/components/problem";

/** Why the server did not take a message, in words that say what to do. */
export function useRefusalWords(): (problem: unknown) => string {
  const t = useTranslations("conversations.refused");
  const problemWords = useProblemWords();
  return useCallback(
    (problem) => {
      const code = problem instanceof TurneroProblem ? (problem.errors[0]?.code ?? problem.code) : "";
      return t.has(code as "channel_paused") ? t(code as "channel_paused") : problemWords(problem);
    },
    [t, problemWords],
  );
}

/** Why the channel did not deliver a message; a cause without words of its own keeps the channel's sentence. */
export function useFailureWords(): (error: Message["error"]) => string {
  const t = useTranslations("conversations.failures");
  return useCallback(
    (error) => {
      if (!error) return t("unknown");
      return t.has(error.code as "unknown") ? t(error.code as "unknown") : error.message || t("unknown");
    },
    [t],
  );
}
