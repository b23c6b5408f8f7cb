"use client";

import { Check, CircleDashed, CirclePlay, type LucideIcon, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Category } from "@/components/stages/draft";
import { Badge, type Meaning } from "@/components/ui/badge";

type Look = { icon: LucideIcon; meaning: Meaning; box: string; ink: string };

/** What a category of stages looks like: the meanings of the product, with an icon each. */
export const categoryLook: Record<Category, Look> = {
  todo: {
    icon: CircleDashed,
    meaning: "plain",
    box: "fill-well stroke-line-control",
    ink: "text-ink-soft",
  },
  doing: {
    icon: CirclePlay,
    meaning: "progress",
    box: "fill-progress-soft stroke-progress",
    ink: "text-progress-text",
  },
  done: { icon: Check, meaning: "done", box: "fill-done-soft stroke-done", ink: "text-done-text" },
  failed: {
    icon: TriangleAlert,
    meaning: "trouble",
    box: "fill-trouble-soft stroke-trouble",
    ink: "text-trouble-text",
  },
};

export function CategoryBadge({ category }: { category: Category }) {
  const t = useTranslations("stages");
  return <Badge meaning={categoryLook[category].meaning}>{t(`category.${category}`)}</Badge>;
}

export const Dot = ({ color }: { color: string }) => (
  <span aria-hidden style={{ backgroundColor: color }} className="inline-block size-3 shrink-0 rounded-full" />
);
