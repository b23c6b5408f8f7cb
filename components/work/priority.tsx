"use client";

import { ChevronDown, ChevronsUp, ChevronUp, type LucideIcon, Minus } from "lucide-react";
import { useTranslations } from "next-intl";
import { cx } from "@/components/ui/classes";
import type { Task } from "@/components/work/moves";

type Level = Task["priority"];

const looks: Record<Level, { icon: LucideIcon; ink: string }> = {
  urgent: { icon: ChevronsUp, ink: "text-trouble-text" },
  high: { icon: ChevronUp, ink: "text-held-text" },
  normal: { icon: Minus, ink: "text-ink-faint" },
  low: { icon: ChevronDown, ink: "text-ink-faint" },
};

/** How urgent, by a sign; the word is beside it where there is room, and read out where there is none. */
export function Priority({ level, word = false }: { level: Level; word?: boolean }) {
  const t = useTranslations("work.priorities");
  const { icon: Icon, ink } = looks[level];
  return (
    <span className={cx("inline-flex shrink-0 items-center gap-1", ink)} title={t(level)}>
      <Icon aria-hidden className="size-4" />
      <span className={word ? "" : "sr-only"}>{t(level)}</span>
    </span>
  );
}
