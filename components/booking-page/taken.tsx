"use client";

import { useLocale, useTranslations } from "next-intl";
import { TurneroProblem } from "@/components/api";
import { useProblemWords } from "@/components/forms/words";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/states";

/** Why a time is not available, with the available ones as buttons. */
export function Taken({
  problem,
  zone,
  pending,
  onPick,
}: {
  problem: unknown;
  zone: string;
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
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone: zone,
    }).format(new Date(start));
  return (
    <Notice tone="trouble">
      <p>
        {lost ? t(lost.length > 0 ? "taken" : "taken_none") : words(problem, { rate_limited: t("too_many_holds") })}
      </p>
      {lost && lost.length > 0 && (
        <div className="mt-3 mb-1 flex flex-wrap gap-2">
          {lost.map((time) => (
            <Button key={time.start} disabled={pending} data-alternative={time.start} onClick={() => onPick(time)}>
              {say(time.start)}
            </Button>
          ))}
        </div>
      )}
    </Notice>
  );
}
