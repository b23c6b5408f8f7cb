"use client";

import { useTranslations } from "next-intl";
import { PageHeader } from "@/components/shell/page-header";
import { Skeleton } from "@/components/ui/skeleton";

export const Rows = () => (
  <ul className="border-line border-t">
    {["a", "b", "c", "d", "e", "f"].map((key) => (
      <li key={key} className="flex h-[88px] flex-col justify-center gap-2 border-line border-b px-4 md:px-6">
        <Skeleton className="w-40" />
        <Skeleton className="w-56" />
        <Skeleton className="w-48" />
      </li>
    ))}
  </ul>
);

export function MapSkeleton() {
  const t = useTranslations("map");
  return (
    <div className="flex flex-col md:h-frame md:flex-row-reverse">
      <Skeleton className="h-[38dvh] w-full shrink-0 rounded-none md:h-auto md:w-auto md:flex-1" />
      <div className="md:w-[420px] md:shrink-0 md:border-line md:border-r">
        <PageHeader title={t("title")}>
          <Skeleton className="h-11 w-[168px] rounded-md md:h-9" />
        </PageHeader>
        <Rows />
      </div>
    </div>
  );
}
