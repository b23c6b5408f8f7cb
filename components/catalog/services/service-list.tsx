"use client";

import { useQuery } from "@tanstack/react-query";
import { Stethoscope } from "lucide-react";
import { useTranslations } from "next-intl";
import { CatalogHeader } from "@/components/catalog/catalog-header";
import { CatalogList } from "@/components/catalog/catalog-list";
import { groups, resources, services } from "@/components/catalog/queries";
import { type Names, useNeeds } from "@/components/catalog/services/needs";
import { isNeverOffered } from "@/components/catalog/services/never-offered";
import { Badge } from "@/components/ui/badge";
import { Money } from "@/components/ui/money";
import type { Column } from "@/components/ui/table";
import type { Service } from "@/lib/domains/catalog/services/schema";

export function useServiceColumns(names: Names): readonly Column<Service>[] {
  const t = useTranslations("catalog");
  const needs = useNeeds(names);
  return [
    {
      key: "name",
      head: t("name"),
      cell: ({ name, color, ...service }) => (
        <span className="flex items-center gap-3">
          <span aria-hidden style={{ backgroundColor: color }} className="size-3 shrink-0 rounded-full" />
          <span className="truncate font-medium">{name}</span>
          {!service.active && <Badge meaning="ended">{t("inactive")}</Badge>}
          {isNeverOffered(service) && <Badge meaning="held">{t("no_times")}</Badge>}
        </span>
      ),
    },
    {
      key: "needs",
      head: t("needs"),
      wide: true,
      cell: ({ kind, requirements, group_id }) => (
        <span className="text-ink-soft">
          {kind === "queue"
            ? t("queue_of", { group: names.groups.find(({ id }) => id === group_id)?.name ?? t("unknown") })
            : requirements.length > 0
              ? needs(requirements)
              : t("needs_nothing")}
        </span>
      ),
    },
    {
      key: "duration",
      head: t("duration"),
      width: "104px",
      align: "end",
      cell: ({ duration_minutes }) => <span className="tabular-nums">{t("minutes", { count: duration_minutes })}</span>,
    },
    {
      key: "price",
      head: t("price"),
      wide: true,
      width: "136px",
      align: "end",
      cell: ({ price_cents, currency }) =>
        price_cents === null ? (
          <span className="text-ink-faint">–</span>
        ) : (
          <Money cents={price_cents} currency={currency} />
        ),
    },
  ];
}

export function ServiceList() {
  const columns = useServiceColumns({
    groups: useQuery(groups).data ?? [],
    resources: useQuery(resources).data ?? [],
  });
  return (
    <>
      <CatalogHeader part="services" />
      <CatalogList part="services" icon={Stethoscope} list={useQuery(services)} columns={columns} />
    </>
  );
}
