"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { NoticePreview } from "@/clients/typescript/src/client";
import { noticePreview } from "@/components/notices/queries";
import { Checkbox } from "@/components/ui/checkbox";

export function Preview({ preview }: { preview: NoticePreview }) {
  const t = useTranslations("notices");
  if (preview.cause)
    return <p className="text-held-text text-sm">{t(`causes.${preview.cause}` as "causes.stopped")}</p>;
  return (
    <figure className="rounded-md bg-well p-3">
      <figcaption className="mb-1 text-ink-faint text-sm">
        {t("preview_by", { way: t(`ways.${preview.way ?? "email"}`) })}
      </figcaption>
      <blockquote className="whitespace-pre-line break-words">{preview.text}</blockquote>
    </figure>
  );
}

/** Whether the customer hears of what is about to be done, and in which words. */
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
  const { data } = useQuery(noticePreview(booking, kind));
  return (
    <div className="flex flex-col gap-2">
      <Checkbox label={t("notify")} checked={on} onCheckedChange={(checked) => onChange(checked === true)} />
      {on && data && <Preview preview={data} />}
    </div>
  );
}
