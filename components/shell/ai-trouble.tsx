"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { aiNotices } from "@/components/settings/ai/queries";
import type { AiNotice } from "@/lib/domains/ai/schema";

const TroubleBanner = dynamic(() =>
  import("@/components/shell/trouble-banner").then(({ TroubleBanner }) => TroubleBanner),
);

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
    <TroubleBanner tone="held" href="/settings/ai" look={t("ai_look")}>
      {t(`ai.${kind}`)}
    </TroubleBanner>
  );
}
