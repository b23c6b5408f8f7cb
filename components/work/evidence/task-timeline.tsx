"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { More } from "@/components/customers/more";
import { TimelineEntries } from "@/components/timeline/entries";
import { taskTimeline } from "@/components/work/evidence/evidence-queries";

export default function TaskTimeline({ id }: { id: string }) {
  const t = useTranslations("work");
  const list = useInfiniteQuery(taskTimeline(id));
  return (
    <div className="flex flex-col">
      <More list={list} empty={t("timeline_empty")}>
        {(pages) => <TimelineEntries label={t("timeline")} entries={pages.flatMap(({ data }) => data)} />}
      </More>
    </div>
  );
}
