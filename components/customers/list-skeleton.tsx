"use client";

import { useTranslations } from "next-intl";
import { useCustomerColumns } from "@/components/customers/columns";
import { PageHeader } from "@/components/shell/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { TableSkeleton } from "@/components/ui/table";

export function ListSkeleton() {
  const t = useTranslations("customers");
  return (
    <>
      <PageHeader title={t("title")}>
        <Skeleton className="h-11 w-full rounded-md md:h-9 md:w-[400px]" />
      </PageHeader>
      <TableSkeleton columns={useCustomerColumns()} />
    </>
  );
}
