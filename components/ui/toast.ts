"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { type ProblemWords, useProblemWords } from "@/components/forms/words";
import { say } from "@/components/ui/sayings";
import { actLater } from "@/components/ui/undoable";

/** What just happened, said once, with a way back where there is one. */
export function useToast() {
  const t = useTranslations("common");
  const problemWords = useProblemWords();
  return useMemo(() => {
    const failed = (error: unknown, here?: ProblemWords) => say({ text: problemWords(error, here), trouble: true });
    const done = (text: string) => say({ text });
    const undoable = (text: string, undo: () => Promise<unknown>) =>
      say({
        text,
        action: { label: t("undo"), act: () => void undo().then(() => done(t("undone")), failed), undo: true },
      });
    /** For what has no way back once it is sent: it waits, and can be taken back as long as this is seen. */
    const delayed = (text: string, send: () => void, undo: () => void) => {
      const stop = actLater(() => {
        unsay();
        send();
      });
      const act = () => {
        stop();
        undo();
      };
      const unsay = say({ text, stays: true, action: { label: t("undo"), act, undo: true } });
    };
    return { done, failed, undoable, delayed };
  }, [t, problemWords]);
}
