"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";

export type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };

/** Under a list that goes on. */
export function LoadMore({ list, className }: { list: Pages; className?: string }) {
  const t = useTranslations("common");
  if (!list.hasNextPage) return null;
  return (
    <div className={cx("flex justify-center p-3", className)}>
      <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {t("load_more")}
      </Button>
    </div>
  );
}

/** Past the first page, further pages load before their rows scroll into view. */
export function useMoreNearEnd({ hasNextPage, isFetchingNextPage, fetchNextPage }: Pages, last: number, count: number) {
  const wanted = hasNextPage && !isFetchingNextPage && count > 100 && last >= count - 30;
  useEffect(() => {
    if (wanted) void fetchNextPage();
  }, [wanted, fetchNextPage]);
}
