"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { useTranslations } from "next-intl";
import { Failed } from "@/components/forms/failed";
import { LoadMore } from "@/components/forms/load-more";
import type { Page } from "@/components/settings/queries";
import { Section } from "@/components/settings/section";
import { testOutgoing } from "@/components/settings/test-mode/queries";
import { TestClock } from "@/components/settings/test-mode/test-clock";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/states";
import { When } from "@/components/ui/time";
import type { TestClock as Clock, TestOutgoing } from "@/lib/domains/test-mode/schema";

function Row({ sent }: { sent: TestOutgoing }) {
  const t = useTranslations("settings.test_mode");
  return (
    <li className="border-line border-b last:border-b-0">
      <details>
        <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-well md:px-5">
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{sent.subject ?? sent.text}</span>
            <span className="block truncate text-ink-soft text-sm">{sent.recipient}</span>
          </span>
          <span className="flex shrink-0 flex-col items-end gap-1">
            <Badge meaning="plain">{t(`ways.${sent.way}`)}</Badge>
            <When at={sent.created_at} className="text-ink-soft text-sm" />
          </span>
        </summary>
        <pre className="mx-4 mb-4 whitespace-pre-wrap break-words rounded-md border border-line bg-well p-3 font-mono text-xs md:mx-5">
          {sent.text}
        </pre>
      </details>
    </li>
  );
}

function Rows({ first }: { first: Page<TestOutgoing> }) {
  const t = useTranslations("settings.test_mode");
  const list = useInfiniteQuery({ ...testOutgoing, initialData: { pages: [first], pageParams: [null] } });
  if (list.isLoadingError) return <Failed error={list.error} retry={list.refetch} />;
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  if (rows.length === 0)
    return (
      <EmptyState icon={Inbox} title={t("empty")}>
        {t("empty_text")}
      </EmptyState>
    );
  return (
    <>
      <ul aria-label={t("log")}>
        {rows.map((sent) => (
          <Row key={sent.id} sent={sent} />
        ))}
      </ul>
      <LoadMore list={list} className="border-line border-t" />
    </>
  );
}

/** The clock of test mode, and what would have been sent, newest first. */
export function TestLog({ clock, first }: { clock: Clock; first: Page<TestOutgoing> }) {
  const t = useTranslations("settings.test_mode");
  return (
    <>
      <TestClock first={clock} />
      <Section title={t("log")} text={t("log_text")} flush>
        <Rows first={first} />
      </Section>
    </>
  );
}
