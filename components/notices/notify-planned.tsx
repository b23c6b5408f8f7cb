"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { GetNoticeReachQuery, NoticeReach } from "@/clients/typescript/src/client";
import { NotifyBox } from "@/components/notices/notify-box";
import { noticeReach } from "@/components/notices/queries";
import { FoldedWords, Words } from "@/components/notices/words";

/** How the customer would hear of what is being prepared; the last answer stays until the next. */
export function usePlannedReach(asked: GetNoticeReachQuery | null) {
  const { data, isLoading, isPlaceholderData } = useQuery({
    ...noticeReach(asked ?? { kind: "confirmed" }),
    placeholderData: keepPreviousData,
    enabled: asked !== null,
  });
  return { reach: asked === null ? undefined : data, isLoading, isPlaceholderData };
}

/**
 * Whether the customer hears of what is being prepared, by which way and in which words. `asked` is null while it is not
 * known whom it is for.
 */
export function NotifyPlanned({
  asked,
  hint,
  unfolded = false,
  untoldElsewhere = false,
  on,
  onChange,
}: {
  asked: GetNoticeReachQuery | null;
  hint: (reach: NoticeReach | undefined) => ReactNode;
  /** There is room for the words. */
  unfolded?: boolean;
  /** Where nobody can be told, that stands elsewhere. */
  untoldElsewhere?: boolean;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const { reach, isLoading, isPlaceholderData } = usePlannedReach(asked);
  const words = reach?.words;
  const isSeen = reach?.cause === "stored" || (on && reach?.cause === null);
  const Shown = unfolded ? Words : FoldedWords;
  return (
    <div className="flex flex-col gap-1">
      {!(untoldElsewhere && reach?.cause) && (
        <NotifyBox reach={reach} pending={isLoading} hint={hint(reach)} on={on} onChange={onChange} />
      )}
      {reach && words && isSeen && <Shown preview={{ way: reach.way, text: isPlaceholderData ? null : words.text }} />}
    </div>
  );
}
