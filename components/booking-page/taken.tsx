"use client";

import { useLocale, useTranslations } from "next-intl";
import { useProblemWords } from "@/components/forms/words";
import { TurneroProblem } from "@/components/problem";
import { Alternatives } from "@/components/time/alternatives";
import { Notice } from "@/components/ui/states";
import { clockFormat } from "@/lib/core/vocabulary";

/** Why a time is not available, with the available ones as buttons. */
export function Taken({
  problem,
  zone,
  chosen = null,
  pending,
  onPick,
}: {
  problem: unknown;
  zone: string;
  chosen?: string | null;
  pending: boolean;
  onPick: (time: { start: string; end: string }) => void;
}) {
  const t = useTranslations("booking");
  const locale = useLocale();
  const words = useProblemWords();
  if (!problem) return null;
  const lost = problem instanceof TurneroProblem && problem.code === "slot_taken" ? problem.alternatives : null;
  const say = (start: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: "short",
      day: "numeric",
      month: "short",
      ...clockFormat,
      timeZone: zone,
    }).format(new Date(start));
  return (
    <Notice tone="trouble">
      <p>{lost ? t(lost.length > 0 ? "taken" : "taken_none") : words(problem)}</p>
      <Alternatives times={lost ?? []} say={say} chosen={chosen} disabled={pending} onChoose={onPick} />
    </Notice>
  );
}
