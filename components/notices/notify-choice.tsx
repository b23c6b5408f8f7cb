"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { NoticePreview } from "@/clients/typescript/src/client";
import { noticePreview } from "@/components/notices/queries";
import { Checkbox } from "@/components/ui/checkbox";

/** Why nobody would be told. */
function Untold({ cause }: { cause: NonNullable<NoticePreview["cause"]> }) {
  const t = useTranslations("notices.untold");
  return <p className="text-held-text text-sm">{t(cause)}</p>;
}

/** The words that the customer gets, or that are at least kept. */
function Words({ preview: { way, text } }: { preview: NoticePreview }) {
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

/** By which way it goes and in which words, or why it goes nowhere. */
export function Preview({ preview }: { preview: NoticePreview }) {
  const { cause } = preview;
  return (
    <>
      {cause && <Untold cause={cause} />}
      {(cause === null || cause === "stored") && <Words preview={preview} />}
    </>
  );
}

/** The same without the words, where they are not known yet: the new time is still to be chosen. */
function WayOnly({ preview: { way, cause } }: { preview: NoticePreview }) {
  const t = useTranslations("notices");
  if (cause) return <Untold cause={cause} />;
  return way && <p className="text-ink-soft text-sm">{t("told_by", { way: t(`ways.${way}`) })}</p>;
}

/** Whether the customer hears of what is about to be done, by which way, and in which words. */
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
  const Shown = kind === "moved" ? WayOnly : Preview;
  return (
    <div className="flex flex-col gap-2">
      <Checkbox label={t("notify")} checked={on} onCheckedChange={(checked) => onChange(checked === true)} />
      {on && data && <Shown preview={data} />}
    </div>
  );
}
