"use client";

import { useTranslations } from "next-intl";
import { useProblemWords } from "@/components/forms/words";
import { ErrorState } from "@/components/ui/states";

/** What could not be read, in words, and a way to try again. */
export function Failed({ error, retry }: { error: unknown; retry: () => unknown }) {
  const t = useTranslations("common");
  const problemWords = useProblemWords();
  return (
    <ErrorState
      title={t("error_title")}
      detail={problemWords(error)}
      retry={() => void retry()}
      retryLabel={t("retry")}
    />
  );
}
