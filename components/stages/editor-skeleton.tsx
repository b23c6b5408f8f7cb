"use client";

import { useTranslations } from "next-intl";
import { PageHeader } from "@/components/shell/page-header";
import { Skeleton } from "@/components/ui/skeleton";

export function EditorSkeleton() {
  const t = useTranslations("stages");
  return (
    <>
      <PageHeader title={t("title")} />
      <div className="px-4 md:px-6">
        <p className="mb-4 max-w-[720px] text-ink-soft">{t("text")}</p>
        <Skeleton className="h-[360px] rounded-md" />
        <div className="mx-auto mt-8 flex max-w-[860px] flex-col gap-3">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-16 rounded-md" />
          <Skeleton className="h-16 rounded-md" />
          <Skeleton className="h-16 rounded-md" />
        </div>
      </div>
    </>
  );
}
