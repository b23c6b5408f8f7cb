"use client";

import { useTranslations } from "next-intl";

/** What the business says about cancelling, where there is something. */
export function Policy({ text, heading: Heading = "h3" }: { text: string | null; heading?: "h2" | "h3" }) {
  const t = useTranslations("booking");
  if (!text) return null;
  return (
    <div className="rounded-md border border-line px-4 py-3 text-sm">
      <Heading className="font-medium">{t("policy")}</Heading>
      <p className="mt-1 whitespace-pre-line break-words text-ink-soft">{text}</p>
    </div>
  );
}
