"use client";

import { useQuery } from "@tanstack/react-query";
import type { NoticePreview } from "@/clients/typescript/src/client";
import { NotifyBox } from "@/components/notices/notify-box";
import { noticePreview } from "@/components/notices/queries";
import { Words } from "@/components/notices/words";

/** Whether the customer hears of what is about to be done, by which way, and in which words. */
export default function NotifyChoice({
  booking,
  kind,
  on,
  onChange,
}: {
  booking: string;
  /** A new time has words of its own once it is chosen. */
  kind: Exclude<NoticePreview["kind"], "moved">;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const { data: preview, isLoading } = useQuery(noticePreview(booking, kind));
  const hasWords = preview?.cause === "stored" || (on && preview?.cause === null);
  return (
    <div className="flex flex-col gap-2">
      <NotifyBox reach={preview} pending={isLoading} hint={null} on={on} onChange={onChange} />
      {preview && hasWords && <Words preview={preview} />}
    </div>
  );
}
