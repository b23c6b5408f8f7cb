"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { type Kind, kindIcons, StateBadge } from "@/components/knowledge/state";
import type { Column } from "@/components/ui/table";
import { Ago } from "@/components/ui/time";
import { folded } from "@/lib/core/text/fold";
import type { Knowledge, KnowledgeError, KnowledgeSource } from "@/lib/domains/knowledge/schema";

export type Row = {
  id: string;
  kind: Kind;
  title: string;
  words: string;
  status: Knowledge["status"];
  error: KnowledgeError | null;
  chunks: number;
  updated_at: string;
};

/** Texts, questions, files and sites in one list, what changed last first. */
export const rowsOf = (items: readonly Knowledge[], sites: readonly KnowledgeSource[]): Row[] =>
  [
    ...items.map((item) => ({ ...item, words: [item.title, item.content, item.answer, item.file?.name].join(" ") })),
    ...sites.map((site) => ({ ...site, words: `${site.title} ${site.url}` })),
  ].sort((a, b) => (a.updated_at < b.updated_at ? 1 : -1));

export const fits = (row: Row, words: string, kind: string): boolean =>
  (kind === "" || row.kind === kind) &&
  folded(words)
    .split(/\s+/)
    .every((word) => folded(row.words).includes(word));

export function useColumns(): readonly Column<Row>[] {
  const t = useTranslations("knowledge");
  return useMemo(
    () => [
      {
        key: "title",
        head: t("title_field"),
        cell: ({ kind, title }) => {
          const Icon = kindIcons[kind];
          return (
            <span className="flex min-w-0 items-center gap-2">
              <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
              <span className="truncate font-medium">{title}</span>
            </span>
          );
        },
      },
      {
        key: "kind",
        head: t("kind"),
        width: "120px",
        wide: true,
        cell: ({ kind }) => <span className="text-ink-soft">{t(`kinds.${kind}`)}</span>,
      },
      { key: "status", head: t("status"), width: "152px", cell: (row) => <StateBadge {...row} /> },
      { key: "chunks", head: t("pieces"), width: "88px", wide: true, align: "end", cell: ({ chunks }) => chunks },
      {
        key: "updated",
        head: t("updated"),
        width: "152px",
        wide: true,
        cell: ({ updated_at }) => (
          <span className="text-ink-soft">
            <Ago at={updated_at} />
          </span>
        ),
      },
    ],
    [t],
  );
}
