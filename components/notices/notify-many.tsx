"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { NoticePreview } from "@/clients/typescript/src/client";
import { NobodyTold } from "@/components/notices/notify-box";
import { noticeOutlook } from "@/components/notices/queries";
import { Words } from "@/components/notices/words";
import { Checkbox } from "@/components/ui/checkbox";
import { Skeleton } from "@/components/ui/skeleton";

/** Whether the customers of several bookings hear of what is about to be done: how many, and in words like these. */
export default function NotifyMany({
  bookings,
  kind,
  on,
  onChange,
}: {
  bookings: readonly string[];
  kind: NoticePreview["kind"];
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const t = useTranslations("notices");
  const { data, isLoading } = useQuery(noticeOutlook(bookings, kind));
  if (isLoading) return <Skeleton className="h-11 rounded-md md:h-8" />;
  const { told = 0, untold = 0, stored = 0, example = null } = data ?? {};
  const isNobody = data !== undefined && told === 0;
  const sentence = [
    t("told_many", { count: told }),
    untold > stored && t("untold_many", { count: untold - stored }),
    stored > 0 && t("stored_many", { count: stored }),
  ]
    .filter(Boolean)
    .join(" ");
  const hasWords = example && (example.cause === "stored" || (on && example.cause === null));
  return (
    <div className="flex flex-col gap-2">
      {isNobody ? (
        <NobodyTold>{sentence}</NobodyTold>
      ) : (
        <>
          <Checkbox label={t("notify_many")} checked={on} onCheckedChange={(checked) => onChange(checked)} />
          {on && data && (
            <p role="status" className="text-ink-soft text-sm">
              {sentence}
            </p>
          )}
        </>
      )}
      {hasWords && <Words preview={example} />}
    </div>
  );
}
