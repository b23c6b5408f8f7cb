"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Choice } from "@/components/forms/choices/choice";
import { Failed } from "@/components/forms/failed";
import { LoadMore } from "@/components/forms/load-more";
import type { Page } from "@/components/settings/queries";
import { Section } from "@/components/settings/section";
import { testOutgoing, type Way } from "@/components/settings/test-mode/queries";
import { SentRow } from "@/components/settings/test-mode/sent-row";
import { StartOver } from "@/components/settings/test-mode/start-over";
import { TestClock } from "@/components/settings/test-mode/test-clock";
import { EmptyState } from "@/components/ui/states";
import { TextLink } from "@/components/ui/text-link";
import { foreignChannels } from "@/lib/core/vocabulary";
import type { TestClock as Clock, TestOutgoing } from "@/lib/domains/test-mode/schema";

const ways: readonly Way[] = [...foreignChannels, "email", "push", "automation"];

function Rows({ way, first }: { way: Way | null; first: Page<TestOutgoing> }) {
  const t = useTranslations("settings.test_mode");
  const list = useInfiniteQuery({
    ...testOutgoing(way),
    ...(way === null ? { initialData: { pages: [first], pageParams: [null] } } : {}),
  });
  if (list.isPending) return <div aria-hidden className="h-48" />;
  if (list.isLoadingError) return <Failed error={list.error} retry={list.refetch} />;
  const rows = list.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0)
    return (
      <EmptyState icon={Inbox} title={t("empty")}>
        {way === null ? t("empty_text") : t("none_match")}
      </EmptyState>
    );
  return (
    <>
      <ul aria-label={t("log")}>
        {rows.map((sent) => (
          <SentRow key={sent.id} sent={sent} />
        ))}
      </ul>
      <LoadMore list={list} className="border-line border-t" />
    </>
  );
}

/** The clock of test mode, what would have been sent, newest first, and the way back to the beginning. */
export function TestLog({ clock, first }: { clock: Clock; first: Page<TestOutgoing> }) {
  const t = useTranslations("settings.test_mode");
  const [way, setWay] = useState<Way | "">("");
  return (
    <>
      <TestClock first={clock} />
      <Section
        title={t("log")}
        text={t.rich("log_text", { link: (words) => <TextLink href="/settings/webhooks">{words}</TextLink> })}
        flush
        action={
          <Choice
            aria-label={t("filter")}
            className="w-[160px]"
            options={[
              { value: "", label: t("all") },
              ...ways.map((each) => ({ value: each, label: t(`ways.${each}`) })),
            ]}
            value={way}
            onChoose={(chosen) => setWay(chosen as Way | "")}
          />
        }
      >
        <Rows way={way || null} first={first} />
      </Section>
      <StartOver />
    </>
  );
}
