"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleCheck, type LucideIcon, TriangleAlert } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useProblemWords } from "@/components/forms/words";
import { outbox } from "@/components/settings/background/queries";
import { useDuration } from "@/components/settings/background/words";
import { cx } from "@/components/ui/classes";
import { Notice } from "@/components/ui/states";
import { Ago } from "@/components/ui/time";
import type { Outbox } from "@/lib/domains/background/schema";

/** Events that wait longer than this are late: the relay hands them on within a second. */
const lateSeconds = 60;

function Figure({ name, value, trouble, note }: { name: string; value: ReactNode; trouble: boolean; note: ReactNode }) {
  const Icon: LucideIcon = trouble ? TriangleAlert : CircleCheck;
  return (
    <div className="flex flex-col px-4 py-3 md:px-5 md:py-4">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="mt-1 font-semibold text-xl tabular-nums">{value}</dd>
      <dd className={cx("mt-1 flex items-start gap-1 text-sm", trouble ? "text-trouble-text" : "text-ink-soft")}>
        <Icon aria-hidden className={cx("mt-[3px] size-3 shrink-0", !trouble && "text-done-text")} />
        <span>{note}</span>
      </dd>
    </div>
  );
}

/** Three figures that say whether anything needs a look. */
export function Figures({ first }: { first: Outbox }) {
  const t = useTranslations("settings.background");
  const format = useFormatter();
  const duration = useDuration();
  const problemWords = useProblemWords();
  const { data, error } = useQuery({ ...outbox, initialData: first });
  const { pending, oldest_seconds, relay_failing, relay_failures, workers, worker_seen_at, failed_runs } = data;
  const waits = pending > 0 ? t("oldest", { duration: duration(oldest_seconds) }) : t("nothing_waits");
  return (
    <>
      {error && (
        <div className="mb-3">
          <Notice tone="held">{t("stale", { reason: problemWords(error) })}</Notice>
        </div>
      )}
      <dl
        aria-label={t("figures")}
        className="mb-8 grid divide-y divide-line rounded-md border border-line bg-canvas md:grid-cols-3 md:divide-x md:divide-y-0"
      >
        <Figure
          name={t("waiting_events")}
          value={format.number(pending)}
          trouble={relay_failing || (pending > 0 && oldest_seconds > lateSeconds)}
          note={relay_failing ? t("relay_failing", { count: relay_failures }) : waits}
        />
        <Figure
          name={t("worker_seen")}
          value={
            worker_seen_at ? <Ago at={worker_seen_at} className="inline-block first-letter:uppercase" /> : t("never")
          }
          trouble={workers === 0}
          note={workers === 0 ? t("no_worker") : t("workers", { count: workers })}
        />
        <Figure
          name={t("failed_runs")}
          value={format.number(failed_runs)}
          trouble={failed_runs > 0}
          note={t("last_day")}
        />
      </dl>
    </>
  );
}
