"use client";

import { useTranslations } from "next-intl";
import { PageHeader } from "@/components/shell/page-header";
import { Skeleton } from "@/components/ui/skeleton";

/** Columns before their cards come. */
export function BoardSkeleton() {
  const t = useTranslations("work");
  return (
    <>
      <PageHeader title={t("board")}>
        <Skeleton className="h-11 w-full rounded-md md:h-9 md:w-[320px]" />
      </PageHeader>
      <div aria-hidden className="flex gap-3 overflow-hidden px-4 md:px-6">
        {[3, 5, 2, 4, 1].map((cards) => (
          <div key={cards} className="flex w-[84vw] shrink-0 flex-col gap-2 rounded-md bg-well p-2 md:w-[280px]">
            {Array.from({ length: cards }, (_, card) => card).map((card) => (
              <Skeleton key={card} className="h-24 rounded-md" />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
