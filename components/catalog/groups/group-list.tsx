"use client";

import { useQuery } from "@tanstack/react-query";
import { Boxes } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { CatalogHeader } from "@/components/catalog/catalog-header";
import { CatalogList } from "@/components/catalog/catalog-list";
import { groups, resources } from "@/components/catalog/queries";
import type { Column } from "@/components/ui/table";
import type { ResourceGroup } from "@/lib/domains/catalog/groups/schema";
import type { Resource } from "@/lib/domains/catalog/resources/schema";

export function useGroupColumns(known: readonly Resource[]): readonly Column<ResourceGroup>[] {
  const t = useTranslations("catalog");
  return useMemo(() => {
    const names = new Map(known.map(({ id, name }) => [id, name]));
    return [
      { key: "name", head: t("name"), cell: ({ name }) => <span className="font-medium">{name}</span> },
      {
        key: "members",
        head: t("members"),
        wide: true,
        cell: ({ resource_ids }) => (
          <span className="text-ink-soft">{resource_ids.flatMap((id) => names.get(id) ?? []).join(", ") || "–"}</span>
        ),
      },
      {
        key: "count",
        head: t("count"),
        width: "112px",
        align: "end",
        cell: ({ resource_ids }) => resource_ids.length,
      },
    ];
  }, [t, known]);
}

const none: readonly Resource[] = [];

export function GroupList() {
  return (
    <>
      <CatalogHeader part="groups" />
      <CatalogList
        part="groups"
        icon={Boxes}
        list={useQuery(groups)}
        columns={useGroupColumns(useQuery(resources).data ?? none)}
      />
    </>
  );
}
