"use client";

import { useTranslations } from "next-intl";
import { GridSkeleton } from "@/components/calendar/skeleton";
import { PageHeader } from "@/components/shell/page-header";
import { Skeleton } from "@/components/ui/skeleton";

export function CalendarSkeleton() {
  const t = useTranslations("calendar");
  return (
    <div className="flex flex-col md:h-frame">
      <PageHeader title={t("title")} />
      <div className="flex gap-2 px-4 pb-3 md:px-6">
        <Skeleton className="h-11 w-20 rounded-md md:h-9" />
        <Skeleton className="h-11 w-56 rounded-md md:h-9" />
      </div>
      <GridSkeleton />
    </div>
  );
}
