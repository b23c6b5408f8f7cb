"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactElement, useState } from "react";
import { turnBehind } from "@/components/bot/queries";
import { Trace } from "@/components/bot/trace";
import { Failed } from "@/components/forms/failed";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";

function Behind({ conversation, n }: { conversation: string; n: number }) {
  const t = useTranslations();
  const turn = useQuery(turnBehind(conversation, n));
  if (turn.isPending)
    return (
      <div aria-hidden className="flex flex-col gap-4">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-24 rounded-md" />
        <Skeleton className="h-24 rounded-md" />
      </div>
    );
  if (turn.isError) return <Failed error={turn.error} retry={turn.refetch} />;
  if (turn.data === null)
    return (
      <div className="py-4">
        <p className="font-medium">{t("bot.trace.missing")}</p>
        <p className="text-ink-soft">{t("bot.trace.missing_text")}</p>
      </div>
    );
  return <Trace trace={turn.data.trace} dropped={turn.data.dropped} />;
}

/** The trace of a bot message, above the conversation; on a phone in a sheet. */
export default function Why({ conversation, n, trigger }: { conversation: string; n: number; trigger: ReactElement }) {
  const t = useTranslations("bot");
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title={t("why_text")} trigger={trigger}>
      <Behind conversation={conversation} n={n} />
    </Dialog>
  );
}
