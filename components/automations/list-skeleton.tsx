"use client";

import { AutomationsHeader } from "@/components/automations/header";
import { Skeleton } from "@/components/ui/skeleton";

const rows = ["a", "b", "c", "d"];

export function ListSkeleton({ headless = false }: { headless?: boolean }) {
  return (
    <>
      {!headless && <AutomationsHeader />}
      <ul aria-hidden className="border-line border-t">
        {rows.map((row) => (
          <li key={row} className="flex items-center gap-4 border-line border-b px-4 py-4 md:px-6">
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="w-40" />
              <Skeleton className="w-[min(480px,100%)]" />
              <Skeleton className="w-24" />
            </div>
            <Skeleton className="h-5 w-9 rounded-full" />
          </li>
        ))}
      </ul>
    </>
  );
}
