"use client";

import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Failed } from "@/components/forms/failed";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";

type Page = { data: readonly unknown[]; next_cursor: string | null };

/** A list inside a card, in its four states, with the rest behind a button. */
export function More<P extends Page>({
  list,
  empty,
  children,
}: {
  list: UseInfiniteQueryResult<InfiniteData<P, unknown>>;
  empty: string;
  children: (pages: readonly P[]) => ReactNode;
}) {
  const t = useTranslations("common");
  if (list.isPending) {
    return (
      <div className="flex flex-col gap-6 py-1">
        {["w-44", "w-52", "w-36"].map((width) => (
          <span key={width} className="flex items-center gap-3">
            <Skeleton className="size-7 rounded-full" />
            <Skeleton className={width} />
          </span>
        ))}
      </div>
    );
  }
  if (list.isError) {
    return <Failed error={list.error} retry={list.refetch} />;
  }
  if (list.data.pages.every(({ data }) => data.length === 0)) return <p className="text-ink-soft">{empty}</p>;
  return (
    <>
      {children(list.data.pages)}
      {list.hasNextPage && (
        <Button
          className="mt-2 self-center"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t("load_more")}
        </Button>
      )}
    </>
  );
}
