"use client";

import { useTranslations } from "next-intl";
import { PageHeader } from "@/components/shell/page-header";
import { cx } from "@/components/ui/classes";
import { Skeleton } from "@/components/ui/skeleton";
import { lineColumns } from "@/components/work/row-shape";

/** Rows before they come, in their final height. */
export function LinesSkeleton() {
  return (
    <ul aria-hidden>
      {Array.from({ length: 10 }, (_, row) => row).map((row) => (
        <li
          key={row}
          className={cx(
            "grid h-[88px] grid-cols-[44px_minmax(0,1fr)] items-center gap-x-3 border-line border-b pr-4 md:h-12 md:pr-6 md:pl-3",
            lineColumns,
          )}
        >
          <Skeleton className="size-4 justify-self-center" />
          <Skeleton className="size-4 max-md:hidden" />
          <Skeleton className="w-40 max-w-full" />
          <Skeleton className="w-32 max-w-full max-lg:hidden" />
          <Skeleton className="w-24 max-w-full max-md:hidden" />
        </li>
      ))}
    </ul>
  );
}

export function ListSkeleton() {
  const t = useTranslations("work");
  return (
    <>
      <PageHeader title={t("title")} />
      <div className="px-4 pb-3 md:px-6">
        <Skeleton className="h-11 w-full rounded-md md:h-9 md:w-[400px]" />
      </div>
      <LinesSkeleton />
    </>
  );
}
