"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Comments, type Reader } from "@/components/customers/comments";
import { customerTimeline } from "@/components/customers/history-queries";
import { More } from "@/components/customers/more";
import { Unmerge } from "@/components/customers/unmerge";
import { TimelineEntries } from "@/components/timeline/entries";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs } from "@/components/ui/tabs";
import type { TimelineEntry } from "@/lib/domains/timeline/schema";

const CustomerNotices = dynamic(() => import("@/components/customers/notices"), {
  ssr: false,
  loading: () => <Skeleton className="h-12 rounded-md" />,
});

export type TimelinePage = { data: TimelineEntry[]; next_cursor: string | null };

function Timeline({ customer, first }: { customer: string; first: TimelinePage | null }) {
  const t = useTranslations("customers");
  const list = useInfiniteQuery({
    ...customerTimeline(customer),
    ...(first ? { initialData: { pages: [first], pageParams: [null] } } : {}),
  });
  return (
    <div className="flex flex-col">
      <More list={list} empty={t("timeline_empty")}>
        {(pages) => (
          <TimelineEntries
            many
            label={t("timeline")}
            entries={pages.flatMap(({ data }) => data)}
            action={(entry) => <Unmerge customer={customer} entry={entry} />}
          />
        )}
      </More>
    </div>
  );
}

/** A customer's timeline, the team's comments, and the notices sent to them. */
export function History({ customer, first, reader }: { customer: string; first: TimelinePage | null; reader: Reader }) {
  const t = useTranslations("customers");
  return (
    <Tabs
      label={t("history")}
      tabs={[
        { key: "timeline", label: t("timeline"), panel: <Timeline customer={customer} first={first} /> },
        { key: "comments", label: t("comments.title"), panel: <Comments customer={customer} reader={reader} /> },
        { key: "notices", label: t("notices.title"), panel: <CustomerNotices customer={customer} /> },
      ]}
    />
  );
}
