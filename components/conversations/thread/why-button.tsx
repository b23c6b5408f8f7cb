"use client";

import { Lightbulb } from "lucide-react";
import { useTranslations } from "next-intl";
import { OpenedLater } from "@/components/ui/opened-later";

const load = () => import("@/components/bot/why");

/** Beside what the bot said: what it understood and did. It costs nothing until somebody asks. */
export function WhyButton({ conversation, n }: { conversation: string; n: number }) {
  const t = useTranslations("bot");
  return (
    <OpenedLater
      popup="dialog"
      load={load}
      rest={{ conversation, n }}
      trigger={
        <button
          type="button"
          aria-label={t("why_text")}
          className="relative mr-auto inline-flex items-center gap-1 rounded-sm pr-1 font-medium before:absolute before:-inset-3 hover:text-ink hover:underline md:before:-inset-1"
        >
          <Lightbulb aria-hidden className="size-3" />
          {t("why")}
        </button>
      }
    />
  );
}
