"use client";

import { useTranslations } from "next-intl";
import { Badge, type Meaning } from "@/components/ui/badge";
import type { RunStatus } from "@/lib/domains/automations/schema";

/** The tone of each outcome. */
const meanings: Record<RunStatus, Meaning> = {
  planned: "held",
  waiting: "progress",
  succeeded: "done",
  failed: "trouble",
  skipped: "ended",
  dropped: "ended",
};
export const outcomes = Object.keys(meanings) as RunStatus[];

export function Outcome({ status }: { status: RunStatus }) {
  const t = useTranslations("automations");
  return <Badge meaning={meanings[status]}>{t(`log.statuses.${status}`)}</Badge>;
}
