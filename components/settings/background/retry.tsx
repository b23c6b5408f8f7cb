"use client";

import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { allRuns, functionList, outbox } from "@/components/settings/background/queries";
import type { Page } from "@/components/settings/queries";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import type { BackgroundRun } from "@/lib/domains/background/schema";

type Known = InfiniteData<Page<BackgroundRun>, string | null>;

/** Shows the run queued at once; what the server says follows, and a refusal puts it back. */
function useRetry({ id }: BackgroundRun, name: string) {
  const t = useTranslations("settings.background");
  const queries = useQueryClient();
  const toast = useToast();
  const refresh = () =>
    Promise.all(
      [allRuns, outbox.queryKey, functionList.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  return useMutation({
    mutationFn: () => turnero.operations.runs.retry(id),
    onMutate: async () => {
      await queries.cancelQueries({ queryKey: allRuns });
      const before = queries.getQueriesData<Known>({ queryKey: allRuns });
      const queued = (run: BackgroundRun): BackgroundRun => (run.id === id ? { ...run, status: "queued" } : run);
      queries.setQueriesData<Known>({ queryKey: allRuns }, (known) =>
        known ? { ...known, pages: known.pages.map((page) => ({ ...page, data: page.data.map(queued) })) } : known,
      );
      return before;
    },
    onSuccess: () => toast.done(t("retried", { name })),
    onError: (error, _, before) => {
      for (const [key, data] of before ?? []) queries.setQueryData(key, data);
      toast.failed(error, { invalid_transition: t("not_failed") });
    },
    onSettled: () => void refresh(),
  });
}

export function Retry({ run, name }: { run: BackgroundRun; name: string }) {
  const t = useTranslations("settings.background");
  const retry = useRetry(run, name);
  return (
    <Button size="sm" pending={retry.isPending} onClick={() => retry.mutate()}>
      <RotateCw aria-hidden className="size-4" />
      {t("retry")}
      <span className="sr-only">{name}</span>
    </Button>
  );
}
