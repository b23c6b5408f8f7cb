"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Radio } from "lucide-react";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { FoundFacts } from "@/components/settings/webhooks/found";
import { deliveriesOf, deliveryOf } from "@/components/settings/webhooks/queries";
import { useFailureWords } from "@/components/settings/webhooks/words";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";

function Result({ endpoint, delivery }: { endpoint: string; delivery: string }) {
  const t = useTranslations("webhooks.ping");
  const words = useFailureWords();
  const { data } = useQuery(deliveryOf(endpoint, delivery));
  const attempt = data?.attempts.at(-1);
  if (!attempt || data?.status === "pending")
    return (
      <p className="flex items-center gap-2 text-ink-soft">
        <Skeleton className="w-24" /> {t("under_way")}
      </p>
    );
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <Badge meaning={attempt.error ? "trouble" : "done"}>{attempt.error ? t("failed") : t("arrived")}</Badge>
        <span>{attempt.error ? words(attempt) : t("answered", { status: attempt.status_code ?? 0 })}</span>
      </p>
      {attempt.found && <FoundFacts found={attempt.found} duration={attempt.duration_ms} />}
    </div>
  );
}

/** Sends a test event and says what was found on the way. */
export function Ping({ endpoint, active }: { endpoint: string; active: boolean }) {
  const t = useTranslations("webhooks.ping");
  const queries = useQueryClient();
  const toast = useToast();
  const ping = useMutation({
    mutationFn: () => turnero.webhookEndpoints.ping(endpoint),
    onSuccess: () => void queries.invalidateQueries({ queryKey: deliveriesOf(endpoint) }),
    onError: (error) => toast.failed(error, { invalid_transition: t("inactive") }),
  });
  return (
    <div className="flex flex-col gap-3 border-line border-t px-4 py-4 md:px-5" aria-live="polite">
      <div className="flex items-center justify-between gap-3">
        <p className="text-ink-soft">{active ? t("text") : t("inactive")}</p>
        <Button disabled={!active} pending={ping.isPending} onClick={() => ping.mutate()}>
          <Radio aria-hidden className="size-4" />
          {t("send")}
        </Button>
      </div>
      {ping.data && <Result endpoint={endpoint} delivery={ping.data.id} />}
    </div>
  );
}
