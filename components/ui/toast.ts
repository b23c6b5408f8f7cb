"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { type ProblemWords, useProblemWords } from "@/components/forms/words";
import { showToast } from "@/components/ui/toast-queue";

type Undoable = {
  /** What a refusal of the undo means here, where it is not what it usually means. */
  refusals?: (error: unknown) => ProblemWords;
  /** What it is about: the next toast about the same takes its place. */
  about?: string;
};

/** What just happened, said once, with a way back where there is one. */
export function useToast() {
  const t = useTranslations("common");
  const problemWords = useProblemWords();
  return useMemo(() => {
    const failed = (error: unknown, here?: ProblemWords) =>
      showToast({ text: problemWords(error, here), trouble: true });
    const done = (text: string, about?: string) => showToast({ text, ...(about === undefined ? {} : { about }) });
    const undoable = (text: string, undo: () => Promise<unknown>, { refusals, about }: Undoable = {}) => {
      const usual = {
        version_conflict: t("undo_changed"),
        invalid_transition: t("undo_changed"),
        slot_taken: t("undo_taken"),
      };
      const refused = (error: unknown) => failed(error, { ...usual, ...refusals?.(error) });
      const act = () => void undo().then(() => done(t("undone")), refused);
      showToast({ text, action: { label: t("undo"), act, undo: true }, ...(about === undefined ? {} : { about }) });
    };
    return { done, failed, undoable };
  }, [t, problemWords]);
}
