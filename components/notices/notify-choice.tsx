"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { NoticePreview } from "@/clients/typescript/src/client";
import { NotifyBox } from "@/components/notices/notify-box";
import { noticePreview } from "@/components/notices/queries";

/** The words that the customer gets, or that are at least kept. */
export function Words({ preview: { way, text } }: { preview: NoticePreview }) {
  const t = useTranslations("notices");
  return (
    <figure className="rounded-md bg-well p-3">
      <figcaption className="mb-1 text-ink-faint text-sm">
        {way ? t("preview_by", { way: t(`ways.${way}`) }) : t("preview_kept")}
      </figcaption>
      <blockquote className="whitespace-pre-line break-words">{text}</blockquote>
    </figure>
  );
}

/** Whether the customer hears of what is about to be done, by which way, and in which words where they are known. */
export default function NotifyChoice({
  booking,
  kind,
  on,
  onChange,
}: {
  booking: string;
  kind: NoticePreview["kind"];
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const t = useTranslations("notices");
  const { data: preview, isLoading } = useQuery(noticePreview(booking, kind));
  // The new time is still to be chosen, and with it the words.
  const hasWords = kind !== "moved" && (preview?.cause === "stored" || (on && preview?.cause === null));
  const hint = kind === "moved" && on && preview?.way ? t("told_by", { way: t(`ways.${preview.way}`) }) : undefined;
  return (
    <div className="flex flex-col gap-2">
      <NotifyBox reach={preview} pending={isLoading} hint={hint} on={on} onChange={onChange} />
      {preview && hasWords && <Words preview={preview} />}
    </div>
  );
}
