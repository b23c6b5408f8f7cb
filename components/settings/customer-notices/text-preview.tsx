"use client";

import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { NoticeText } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { useFaults } from "@/components/forms/faults";
import { useRested } from "@/components/forms/rested";
import { useProblemWords } from "@/components/forms/words";
import { TurneroProblem } from "@/components/problem";

type Shown = Pick<NoticeText, "kind" | "language" | "text">;

const textPreview = ({ kind, language, text }: Shown) =>
  queryOptions({
    queryKey: ["notices", "text_preview", kind, language, text],
    queryFn: ({ signal }) => turnero.noticeTexts.preview(kind, language, { text }, { signal }),
    retry: false,
  });

const faultCode = (error: unknown): string => (error instanceof TurneroProblem && error.errors[0]?.code) || "";

/** How a text reads to a customer, with the values of an example, or why it cannot be filled in. */
export function TextPreview({ shown, faults }: { shown: Shown; faults: Record<string, string> }) {
  const t = useTranslations("notices");
  const words = useProblemWords();
  // After a try to save, the field says it.
  const saidAtField = useFaults().faultAt("#/text", "text") !== undefined;
  const text = useRested(shown.text).trim();
  const { data, error } = useQuery({
    ...textPreview({ ...shown, text }),
    enabled: text !== "",
    placeholderData: keepPreviousData,
  });
  return (
    <figure aria-label={t("text_preview")} className="rounded-md bg-well p-3">
      <figcaption className="mb-1 text-ink-faint text-sm">{t("text_preview")}</figcaption>
      {error && !saidAtField && <p className="text-sm text-trouble-text">{faults[faultCode(error)] ?? words(error)}</p>}
      {data && text !== "" && (
        <div lang={shown.language} className="break-words">
          <p className="font-medium">{data.subject}</p>
          <blockquote className="whitespace-pre-line">{data.text}</blockquote>
        </div>
      )}
    </figure>
  );
}
