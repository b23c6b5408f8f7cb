"use client";

import { useTranslations } from "next-intl";

/** What the business says about cancelling, where there is something. */
export function Policy({ text }: { text: string | null }) {
  const t = useTranslations("booking");
  if (!text) return null;
  return (
    <div className="rounded-md border border-line px-4 py-3 text-sm">
      <h3 className="font-medium">{t("policy")}</h3>
      <p className="mt-1 whitespace-pre-line break-words text-ink-soft">{text}</p>
    </div>
  );
}
