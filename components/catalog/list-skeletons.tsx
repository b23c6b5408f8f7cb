"use client";

import { CatalogHeader } from "@/components/catalog/catalog-header";
import { useGroupColumns } from "@/components/catalog/groups/group-list";
import { useResourceColumns } from "@/components/catalog/resources/resource-list";
import { ScheduleCardsSkeleton } from "@/components/catalog/schedules/schedule-list";
import { useServiceColumns } from "@/components/catalog/services/service-list";
import { Skeleton } from "@/components/ui/skeleton";
import { type Column, TableSkeleton } from "@/components/ui/table";

// A skeleton makes no requests: they would compete with the page's own data.
export function ServiceListSkeleton() {
  return (
    <>
      <CatalogHeader part="services" />
      <TableSkeleton columns={useServiceColumns({ groups: [], resources: [] }) as readonly Column<never>[]} />
    </>
  );
}

export function ResourceListSkeleton() {
  return (
    <>
      <CatalogHeader part="resources">
        <Skeleton className="mt-1 h-11 w-full max-w-[420px] rounded-full md:h-8" />
      </CatalogHeader>
      <TableSkeleton columns={useResourceColumns({}) as readonly Column<never>[]} />
    </>
  );
}

export function GroupListSkeleton() {
  return (
    <>
      <CatalogHeader part="groups" />
      <TableSkeleton columns={useGroupColumns([]) as readonly Column<never>[]} />
    </>
  );
}

export function ScheduleListSkeleton() {
  return (
    <>
      <CatalogHeader part="schedules" />
      <ScheduleCardsSkeleton />
    </>
  );
}
