"use client";

import { useTranslations } from "next-intl";
import { useColumns } from "@/components/knowledge/columns";
import { PageHeader } from "@/components/shell/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { TableSkeleton } from "@/components/ui/table";

export function ListSkeleton() {
  const t = useTranslations("knowledge");
  return (
    <>
      <PageHeader title={t("title")}>
        <Skeleton className="h-11 w-full rounded-md md:h-9 md:w-[280px]" />
      </PageHeader>
      <TableSkeleton columns={useColumns() as never} />
    </>
  );
}
