"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { deliveriesOf } from "@/components/settings/webhooks/queries";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";
import type { WebhookDelivery, WebhookEndpoint } from "@/lib/domains/webhooks/schema";

export function Resend({ delivery: { id, endpoint_id }, active }: { delivery: WebhookDelivery; active: boolean }) {
  const t = useTranslations("webhooks");
  const queries = useQueryClient();
  const toast = useToast();
  const resend = useMutation({
    mutationFn: () => turnero.webhookEndpoints.deliveries.resend(endpoint_id, id),
    onSuccess: () => toast.done(t("resent")),
    onError: (error) => toast.failed(error, { invalid_transition: t("ping.inactive") }),
    onSettled: () => void queries.invalidateQueries({ queryKey: deliveriesOf(endpoint_id) }),
  });
  return (
    <Button size="sm" disabled={!active} pending={resend.isPending} onClick={() => resend.mutate()}>
      <RotateCw aria-hidden className="size-4" />
      {t("resend")}
    </Button>
  );
}

const aMonth = 30 * 86_400_000;

/** What was skipped while the endpoint was off goes out in one go. */
export function ResendSkipped({ endpoint, count }: { endpoint: WebhookEndpoint; count: number }) {
  const t = useTranslations("webhooks");
  const queries = useQueryClient();
  const toast = useToast();
  const resend = useMutation({
    mutationFn: () =>
      turnero.webhookEndpoints.resendSkipped(endpoint.id, { since: new Date(Date.now() - aMonth).toISOString() }),
    onSuccess: ({ count: sent }) => toast.done(t("resent_skipped", { count: sent })),
    onError: (error) => toast.failed(error),
    onSettled: () => void queries.invalidateQueries({ queryKey: deliveriesOf(endpoint.id) }),
  });
  if (count === 0 || !endpoint.active) return null;
  return (
    <div className="p-3 md:px-4">
      <Notice tone="held">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span>{t("skipped_text")}</span>
          <Button size="sm" pending={resend.isPending} onClick={() => resend.mutate()}>
            {t("resend_skipped")}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
