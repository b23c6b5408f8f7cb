"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { TriangleAlert, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { aiNotices } from "@/components/settings/ai/queries";
import { Button } from "@/components/ui/button";
import { Ago } from "@/components/ui/time";
import { useToast } from "@/components/ui/toast";
import type { AiNotice } from "@/lib/domains/ai/schema";

type List = { data: AiNotice[]; next_cursor: string | null };

/** What somebody should know, until somebody says that they do. */
export function Notices({ first }: { first: List }) {
  const t = useTranslations("ai");
  const toast = useToast();
  const queries = useQueryClient();
  const { data } = useQuery({ ...aiNotices, initialData: first });
  // For a pause this is the text of a member, for failures a code.
  const reasonOf = ({ kind, reason }: AiNotice): string => {
    if (kind !== "model_failing") return reason ?? "";
    const cause = reason as "timeout";
    return t.has(`failures.${cause}`) ? t(`failures.${cause}`) : t("failures.other");
  };
  const dismiss = useMutation({
    mutationFn: (id: string) => turnero.ai.notices.dismiss(id),
    onMutate: (id) =>
      queries.setQueryData<List>(aiNotices.queryKey, (known) => ({
        ...(known ?? first),
        data: (known ?? first).data.filter((notice) => notice.id !== id),
      })),
    onError: (error) => toast.failed(error),
    onSettled: () => queries.invalidateQueries({ queryKey: aiNotices.queryKey }),
  });
  if (data.data.length === 0) return null;
  return (
    <ul aria-label={t("notices")} className="mb-8 flex flex-col gap-2">
      {data.data.map((notice) => (
        <li key={notice.id} className="flex items-start gap-2 rounded-md bg-held-soft py-1 pr-1 pl-3 text-held-text">
          <TriangleAlert aria-hidden className="mt-[10px] size-4 shrink-0" />
          <p className="min-w-0 flex-1 break-words py-2">
            {t(`kinds.${notice.kind}`, { count: notice.count, reason: reasonOf(notice) })} ·{" "}
            <Ago at={notice.created_at} className="whitespace-nowrap" />
          </p>
          <Button look="ghost" size="icon" aria-label={t("dismiss")} onClick={() => dismiss.mutate(notice.id)}>
            <X aria-hidden className="size-4" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
