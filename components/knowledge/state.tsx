"use client";

import { FileText, Globe, type LucideIcon, MessageCircleQuestion, NotebookText } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge, type Meaning } from "@/components/ui/badge";
import type { KnowledgeError, SitePage } from "@/lib/domains/knowledge/schema";

export type Kind = "text" | "faq" | "file" | "site";

export const kindIcons: Record<Kind, LucideIcon> = {
  text: NotebookText,
  faq: MessageCircleQuestion,
  file: FileText,
  site: Globe,
};

const meanings: Record<SitePage["status"] | "processing", Meaning> = {
  ready: "done",
  processing: "progress",
  waiting: "plain",
  reading: "progress",
  failed: "trouble",
  duplicate: "ended",
};

type State = { status: SitePage["status"] | "processing"; error: KnowledgeError | null };

/** How it stands, and after a failure why, in words. */
export function StateBadge({ status, error }: State) {
  const t = useTranslations("knowledge");
  const note = status === "ready" && error?.cause === "page_limit";
  return (
    <Badge meaning={note ? "held" : meanings[status]}>
      {error && (status === "failed" || note) ? t(`causes.${error.cause}`) : t(`statuses.${status}`)}
    </Badge>
  );
}
