"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";

const rows = ["w-32", "w-40", "w-28", "w-36", "w-24", "w-44", "w-20"];

export function RowsSkeleton() {
  return (
    <div aria-hidden>
      {rows.map((width) => (
        <div key={width} className="flex h-20 items-center gap-3 border-line border-b px-4">
          <Skeleton className="size-10 rounded-full" />
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton className={width} />
            <Skeleton className="w-full max-w-[180px]" />
          </span>
        </div>
      ))}
    </div>
  );
}

export function ListSkeleton() {
  const t = useTranslations("conversations");
  return (
    <div className="flex min-h-0 w-full flex-col border-line md:w-[320px] md:border-r">
      <h1 className="px-4 pt-5 pb-3 font-semibold text-xl">{t("title")}</h1>
      <div className="flex flex-col gap-2 border-line border-b px-4 pb-3">
        <Skeleton className="h-[52px] rounded-md md:h-9" />
        <Skeleton className="h-11 rounded-md md:h-9" />
      </div>
      <RowsSkeleton />
    </div>
  );
}

const said = [
  ["in", "w-56"],
  ["in", "w-40"],
  ["out", "w-64"],
  ["in", "w-48"],
  ["out", "w-52"],
] as const;

export function ThreadSkeleton() {
  return (
    <div aria-hidden className="flex min-h-0 flex-1 flex-col justify-end gap-3 p-4">
      {said.map(([direction, width]) => (
        <Skeleton
          key={width}
          className={`h-10 rounded-md ${width} ${direction === "out" ? "self-end" : "self-start"}`}
        />
      ))}
    </div>
  );
}

export function ConversationSkeleton() {
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <div className="flex h-14 items-center gap-3 border-line border-b px-4">
        <Skeleton className="size-7 rounded-full" />
        <Skeleton className="w-36" />
      </div>
      <ThreadSkeleton />
      <div className="border-line border-t p-3">
        <Skeleton className="h-11 rounded-md" />
      </div>
    </div>
  );
}
