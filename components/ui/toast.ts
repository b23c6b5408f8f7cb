"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { type ProblemWords, useProblemWords } from "@/components/forms/words";
import { once, showToast } from "@/components/ui/toast-queue";
import { actLater } from "@/components/ui/undoable";

/** What just happened, said once, with a way back where there is one. */
export function useToast() {
  const t = useTranslations("common");
  const problemWords = useProblemWords();
  return useMemo(() => {
    const failed = (error: unknown, here?: ProblemWords) =>
      showToast({ text: problemWords(error, here), trouble: true });
    const done = (text: string) => showToast({ text });
    const undoable = (
      text: string,
      undo: () => Promise<unknown>,
      refusals?: (error: unknown) => ProblemWords,
      about?: string,
    ) => {
      const refused = (error: unknown) => failed(error, refusals?.(error));
      const act = () => void undo().then(() => done(t("undone")), refused);
      showToast({ text, action: { label: t("undo"), act, undo: true }, ...(about === undefined ? {} : { about }) });
    };
    /** For what cannot be undone once it is sent: it is delayed, and can be cancelled while the toast is visible. Returns the undo. */
    const delayed = (text: string, send: () => void, undo: () => void) => {
      const stop = actLater(() => {
        withdraw();
        send();
      });
      const act = once(() => {
        stop();
        undo();
      });
      const withdraw = showToast({ text, stays: true, action: { label: t("undo"), act, undo: true } });
      return () => {
        withdraw();
        act();
      };
    };
    return { done, failed, undoable, delayed };
  }, [t, problemWords]);
}
