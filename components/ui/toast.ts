"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { toast } from "sonner";
import { type ProblemWords, useProblemWords } from "@/components/forms/words";

/** What just happened, said once, with a way back where there is one. */
export function useToast() {
  const t = useTranslations("common");
  const problemWords = useProblemWords();
  return useMemo(
    () => ({
      done: (message: string) => void toast(message),
      failed: (error: unknown, here?: ProblemWords) => void toast.error(problemWords(error, here), { duration: 8000 }),
      undoable: (message: string, undo: () => Promise<unknown>) =>
        void toast(message, {
          duration: 8000,
          action: {
            label: t("undo"),
            onClick: () =>
              void undo().then(
                () => toast(t("undone")),
                (error: unknown) => toast.error(problemWords(error)),
              ),
          },
        }),
    }),
    [t, problemWords],
  );
}
