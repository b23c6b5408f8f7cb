"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { type ProblemWords, useProblemWords } from "@/components/forms/words";
import { say } from "@/components/ui/sayings";

/** What just happened, said once, with a way back where there is one. */
export function useToast() {
  const t = useTranslations("common");
  const problemWords = useProblemWords();
  return useMemo(() => {
    const failed = (error: unknown, here?: ProblemWords) => say({ text: problemWords(error, here), trouble: true });
    const done = (text: string) => say({ text });
    const undoable = (text: string, undo: () => Promise<unknown>) =>
      say({ text, action: { label: t("undo"), act: () => void undo().then(() => done(t("undone")), failed) } });
    return { done, failed, undoable };
  }, [t, problemWords]);
}
