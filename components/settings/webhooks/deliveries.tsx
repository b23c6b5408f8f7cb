"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Failed } from "@/components/forms/failed";
import { LoadMore } from "@/components/forms/load-more";
import type { Page } from "@/components/settings/queries";
import { DeliveryRow } from "@/components/settings/webhooks/delivery-row";
import { type DeliveryFilter, sameFilter } from "@/components/settings/webhooks/filter";
import { deliveryList } from "@/components/settings/webhooks/queries";
import { ResendSkipped } from "@/components/settings/webhooks/resend";
import { useRowKeys } from "@/components/ui/row-keys";
import { EmptyState } from "@/components/ui/states";
import { type Column, TableHead, TableSkeleton } from "@/components/ui/table";
import type { WebhookDelivery, WebhookEndpoint } from "@/lib/domains/webhooks/schema";

export type FirstDeliveries = { filter: DeliveryFilter; page: Page<WebhookDelivery> };

function useHeads(): Column<never>[] {
  const t = useTranslations("webhooks");
  const cell = () => null;
  return [
    { key: "type", head: t("event_type"), cell },
    { key: "status", head: t("status"), width: "124px", cell },
    { key: "when", head: t("when"), width: "124px", cell },
    { key: "attempts", head: t("attempts"), width: "92px", wide: true, align: "end", cell },
  ];
}

function Lines({ rows, active }: { rows: readonly WebhookDelivery[]; active: boolean }) {
  const t = useTranslations("webhooks");
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, 48, rows.length);
  return (
    <table aria-label={t("log")} className="w-full table-fixed border-separate border-spacing-0">
      <TableHead columns={useHeads()} />
      <tbody ref={body}>
        {rows.map((delivery, index) => (
          <DeliveryRow key={delivery.id} delivery={delivery} index={index} active={active} />
        ))}
      </tbody>
    </table>
  );
}

type Props = { endpoint: WebhookEndpoint; filter: DeliveryFilter; first: FirstDeliveries };

/** The delivery log: every attempt, newest first. */
export function Deliveries({ endpoint, filter, first }: Props) {
  const t = useTranslations();
  const heads = useHeads();
  const log = useInfiniteQuery({
    ...deliveryList(endpoint.id, filter),
    ...(sameFilter(filter, first.filter) ? { initialData: { pages: [first.page], pageParams: [null] } } : {}),
  });
  if (log.isPending) return <TableSkeleton columns={heads} />;
  if (log.isLoadingError) return <Failed error={log.error} retry={log.refetch} />;
  const rows = log.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0 && (filter.status || filter.event_type))
    return (
      <EmptyState icon={ListChecks} title={t("webhooks.none_match")}>
        {filter.status === "failed" ? t("webhooks.none_failed") : t("webhooks.none_match_text")}
      </EmptyState>
    );
  if (rows.length === 0)
    return (
      <EmptyState icon={ListChecks} title={t("webhooks.no_deliveries")}>
        {t("webhooks.no_deliveries_text")}
      </EmptyState>
    );
  return (
    <>
      <ResendSkipped endpoint={endpoint} count={rows.filter(({ status }) => status === "skipped").length} />
      <Lines rows={rows} active={endpoint.active} />
      <LoadMore list={log} />
    </>
  );
}
