"use client";

import { useTranslations } from "next-intl";
import { PageHeader } from "@/components/shell/page-header";
import { Skeleton } from "@/components/ui/skeleton";

export function TeamSkeleton() {
  const t = useTranslations("team");
  return (
    <>
      <PageHeader title={t("title")}>
        <Skeleton className="my-1 w-56" />
      </PageHeader>
      <ul className="mt-5 border-line border-t">
        {["a", "b", "c", "d", "e"].map((key) => (
          <li
            key={key}
            className="grid gap-3 border-line border-b px-4 py-3 md:grid-cols-[300px_1fr] md:items-center md:px-6"
          >
            <div className="flex items-center gap-3">
              <Skeleton className="size-10 rounded-full" />
              <div className="flex flex-col gap-2">
                <Skeleton className="w-32" />
                <Skeleton className="w-48" />
              </div>
            </div>
            <Skeleton className="h-11 w-full" />
          </li>
        ))}
      </ul>
    </>
  );
}
