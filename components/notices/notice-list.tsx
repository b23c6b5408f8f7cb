"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Failed } from "@/components/forms/failed";
import { NoticeRows } from "@/components/notices/notice-rows";
import { noticesOfBooking } from "@/components/notices/queries";
import { Skeleton } from "@/components/ui/skeleton";

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
        <NoticeRows notices={data.data} booking={booking} />
      )}
    </section>
  );
}
