"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { NoticePreview } from "@/clients/typescript/src/client";
import { Preview } from "@/components/notices/notify-choice";
import { noticeOutlook } from "@/components/notices/queries";
import { Checkbox } from "@/components/ui/checkbox";

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
  const { data } = useQuery(noticeOutlook(bookings, kind));
  return (
    <div className="flex flex-col gap-2">
      <Checkbox label={t("notify_many")} checked={on} onCheckedChange={(checked) => onChange(checked === true)} />
      {on && data && (
        <>
          <p role="status" className="text-ink-soft text-sm">
            {t("told_many", { count: data.told })}{" "}
            {data.untold > data.stored && t("untold_many", { count: data.untold - data.stored })}{" "}
            {data.stored > 0 && data.told > 0 && t("stored_many", { count: data.stored })}
          </p>
          {data.example && <Preview preview={data.example} />}
        </>
      )}
    </div>
  );
}
