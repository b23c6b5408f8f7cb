"use client";

import { Bot, CircleAlert, Lightbulb, RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Exchange } from "@/components/bot/rehearsal";
import { Speech, Words } from "@/components/conversations/thread/speech";
import { useProblemWords } from "@/components/forms/words";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Skeleton } from "@/components/ui/skeleton";

function Failed({ problem, onAgain }: { problem: unknown; onAgain: () => void }) {
  const t = useTranslations();
  const problemWords = useProblemWords();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-1 text-sm text-trouble-text">
      <CircleAlert aria-hidden className="size-[14px] shrink-0" />
      <span className="min-w-0">
        {t("bot.sim.failed")} {problemWords(problem)}
      </span>
      <Button size="sm" look="ghost" onClick={onAgain}>
        <RotateCw aria-hidden className="size-[14px]" />
        {t("common.retry")}
      </Button>
    </div>
  );
}

/** What was said, and below it what the bot made of it. */
export function ExchangeView({
  exchange: { text, answer, problem },
  name,
  looked,
  onWhy,
  onAgain,
}: {
  exchange: Exchange;
  name: string;
  looked: boolean;
  onWhy: () => void;
  onAgain: () => void;
}) {
  const t = useTranslations("bot");
  return (
    <li className="flex flex-col gap-3">
      <div className="flex flex-col items-end pl-10">
        <span className="sr-only">{t("sim.you")}</span>
        <Speech out>
          <Words text={text} />
        </Speech>
      </div>
      {problem !== null ? (
        <Failed problem={problem} onAgain={onAgain} />
      ) : (
        <div className="flex flex-col items-start gap-1 pr-10">
          <p className="flex max-w-full items-center gap-1 text-ink-faint text-xs">
            <Bot aria-hidden className="size-3 shrink-0" />
            <span className="truncate">{name}</span>
          </p>
          {answer === null ? (
            <Speech out={false}>
              <span className="sr-only">{t("sim.thinking")}</span>
              <Skeleton className="my-1 w-32 bg-line" />
            </Speech>
          ) : (
            <>
              {[...answer.replies.entries()].map(([place, reply]) => (
                <Speech key={place} out={false}>
                  <Words text={reply} />
                </Speech>
              ))}
              <Button
                size="sm"
                look="ghost"
                aria-pressed={looked}
                aria-label={t("why_text")}
                className={cx("-ml-2", looked && "bg-well text-ink")}
                onClick={onWhy}
              >
                <Lightbulb aria-hidden className="size-[14px]" />
                {t("why")}
              </Button>
              {answer.handed_over && <p className="text-ink-soft text-sm">{t("sim.handed_over")}</p>}
            </>
          )}
        </div>
      )}
    </li>
  );
}
