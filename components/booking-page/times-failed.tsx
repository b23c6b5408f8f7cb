"use client";

import { useTranslations } from "next-intl";
import { useProblemWords } from "@/components/forms/words";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/states";

/** The times could not be read: why, and a way to try again where they would stand. */
export function TimesFailed({ error, retry }: { error: unknown; retry: () => unknown }) {
  const t = useTranslations("common");
  const words = useProblemWords();
  return (
    <Notice tone="trouble">
      <p className="mb-2">{words(error)}</p>
      <Button onClick={() => void retry()}>{t("retry")}</Button>
    </Notice>
  );
}
