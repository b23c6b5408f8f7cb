"use client";

import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { NoticePreview } from "@/clients/typescript/src/client";
import { cx } from "@/components/ui/classes";
import { Skeleton } from "@/components/ui/skeleton";

/** Without a text: those of another time or customer are replaced at this moment. */
type Shown = Pick<NoticePreview, "way"> & { text: string | null };

/** The words that the customer gets, or that are at least kept. */
export function Words({ preview: { way, text } }: { preview: Shown }) {
  const t = useTranslations("notices");
  return (
    <figure className="rounded-md bg-well p-3">
      <figcaption className="mb-1 text-ink-faint text-sm">
        {way ? t("preview_by", { way: t(`ways.${way}`) }) : t("preview_kept")}
      </figcaption>
      {text === null ? (
        <Skeleton className="h-20 rounded-md" />
      ) : (
        <blockquote className="whitespace-pre-line break-words">{text}</blockquote>
      )}
    </figure>
  );
}

/** The same, folded: for a form, which has little room. */
export function FoldedWords({ preview }: { preview: Shown }) {
  const t = useTranslations("notices");
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 items-center gap-2 text-confirmed-text md:min-h-8"
      >
        <ChevronRight aria-hidden className={cx("size-4 shrink-0 transition-transform", open && "rotate-90")} />
        {t(open ? "hide_message" : "show_message")}
      </button>
      {open && <Words preview={preview} />}
    </div>
  );
}
