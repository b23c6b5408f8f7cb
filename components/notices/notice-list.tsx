"use client";

import { useQuery } from "@tanstack/react-query";
import { BellOff, Check, Clock, type LucideIcon, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Notice } from "@/clients/typescript/src/client";
import { Failed } from "@/components/forms/failed";
import { noticesOfBooking } from "@/components/notices/queries";
import { cx } from "@/components/ui/classes";
import { Skeleton } from "@/components/ui/skeleton";
import { When } from "@/components/ui/time";

const icons: Record<Notice["status"], LucideIcon> = {
  planned: Clock,
  sending: Clock,
  sent: Check,
  withdrawn: BellOff,
  failed: TriangleAlert,
};

/** When it went or will go, by which way; or why not. */
function Fate({ notice: { status, way, due_at, sent_at, cause } }: { notice: Notice }) {
  const t = useTranslations("notices");
  if (status === "planned" && due_at) return t.rich("planned_at", { when: () => <When at={due_at} inside /> });
  if (status === "sent" && sent_at && way)
    return t.rich("sent_at", { way: t(`ways.${way}`), when: () => <When at={sent_at} inside /> });
  if (status === "withdrawn" || status === "failed")
    return t.has(`causes.${cause}` as "causes.begun") ? t(`causes.${cause}` as "causes.begun") : t(`is.${status}`);
  return t(`is.${status}`);
}

/** What the customer of a booking was told and will be told, the newest first. */
export default function NoticeList({ booking }: { booking: string }) {
  const t = useTranslations("notices");
  const { data, error, isLoadingError, refetch } = useQuery(noticesOfBooking(booking));
  return (
    <section aria-label={t("told")}>
      <h3 className="mb-2 font-medium text-ink-soft text-sm">{t("told")}</h3>
      {isLoadingError ? (
        <Failed error={error} retry={refetch} />
      ) : !data ? (
        <Skeleton className="h-12 rounded-md" />
      ) : data.data.length === 0 ? (
        <p className="text-ink-faint text-sm">{t("nothing_told")}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {data.data.map((notice) => {
            const Icon = icons[notice.status];
            return (
              <li key={notice.id} className="flex gap-3">
                <Icon
                  aria-hidden
                  className={cx(
                    "mt-1 size-4 shrink-0",
                    notice.status === "failed" ? "text-trouble-text" : "text-ink-faint",
                  )}
                />
                <div className="min-w-0">
                  <p>{t(`kinds.${notice.kind}`)}</p>
                  <p className="text-ink-faint text-sm">
                    <Fate notice={notice} />
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
