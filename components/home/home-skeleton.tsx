"use client";

import { useTranslations } from "next-intl";
import { PageHeader } from "@/components/shell/page-header";
import { Skeleton } from "@/components/ui/skeleton";

function PanelSkeleton({ rows }: { rows: readonly string[] }) {
  return (
    <div className="rounded-md border border-line bg-canvas">
      <div className="flex min-h-11 items-center px-4">
        <Skeleton className="w-40" />
      </div>
      {rows.map((key) => (
        <div key={key} className="flex min-h-14 items-center gap-3 border-line border-t px-4 py-2">
          <Skeleton className="w-11" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="w-36" />
            <Skeleton className="w-48 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}

export function HomeSkeleton() {
  const t = useTranslations("home");
  return (
    <>
      <PageHeader title={t("title")}>
        <Skeleton className="my-1 w-56" />
      </PageHeader>
      <div className="grid items-start gap-4 px-4 pb-6 md:px-6 xl:grid-cols-[3fr_2fr]">
        <div className="flex flex-col gap-4">
          <PanelSkeleton rows={["a", "b", "c"]} />
          <PanelSkeleton rows={["a", "b"]} />
        </div>
        <PanelSkeleton rows={["a", "b", "c"]} />
      </div>
    </>
  );
}
