"use client";

import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { aiNotices } from "@/components/settings/ai/queries";
import type { AiNotice } from "@/lib/domains/ai/schema";

/** Blocked contacts are listed in the settings; this banner is only for problems that affect every answer. */
const told = ["budget_near", "budget_reached", "model_failing", "paused"] as const;
const isTold = (kind: AiNotice["kind"]): kind is (typeof told)[number] => told.some((each) => each === kind);

/** Tells admins that the models do not answer, or soon will not; until it is dismissed. */
export function AiTrouble({ first }: { first: { data: AiNotice[]; next_cursor: string | null } }) {
  const t = useTranslations("shell");
  const { data } = useQuery({ ...aiNotices, initialData: first });
  const kind = data.data.map((notice) => notice.kind).find(isTold);
  if (!kind) return null;
  return (
    <p role="status" className="banner flex items-center gap-2 bg-held-soft px-4 text-held-text md:px-6">
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 truncate max-md:flex-1">{t(`ai.${kind}`)}</span>
      <Link href="/settings/ai" className="shrink-0 font-medium underline underline-offset-2">
        {t("ai_look")}
      </Link>
    </p>
  );
}
