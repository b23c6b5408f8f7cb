"use client";

import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { CatalogHeader } from "@/components/catalog/catalog-header";
import { CatalogList } from "@/components/catalog/catalog-list";
import { groups, resources, schedules } from "@/components/catalog/queries";
import { type Kind, KindIcon } from "@/components/catalog/resources/kind";
import { Badge } from "@/components/ui/badge";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import type { Column } from "@/components/ui/table";
import { resourceKinds } from "@/lib/core/vocabulary";
import type { Resource } from "@/lib/domains/catalog/resources/schema";

type Named = { id: string; name: string };

export function useResourceColumns(known: { groups?: Named[]; schedules?: Named[] }): readonly Column<Resource>[] {
  const t = useTranslations("catalog");
  return useMemo(() => {
    const groupNames = new Map(known.groups?.map(({ id, name }) => [id, name]));
    const scheduleNames = new Map(known.schedules?.map(({ id, name }) => [id, name]));
    return [
      {
        key: "name",
        head: t("name"),
        cell: ({ name, kind, active }) => (
          <span className="flex items-center gap-3">
            <KindIcon kind={kind} />
            <span className="truncate font-medium">{name}</span>
            {!active && <Badge meaning="ended">{t("inactive")}</Badge>}
          </span>
        ),
      },
      {
        key: "groups",
        head: t("parts.groups"),
        wide: true,
        cell: ({ group_ids }) => (
          <span className="text-ink-soft">{group_ids.flatMap((id) => groupNames.get(id) ?? []).join(", ") || "–"}</span>
        ),
      },
      {
        key: "hours",
        head: t("hours"),
        wide: true,
        width: "200px",
        cell: ({ schedule_id }) => (
          <span className="text-ink-soft">{schedule_id ? scheduleNames.get(schedule_id) : t("always_open")}</span>
        ),
      },
      {
        key: "capacity",
        head: t("capacity"),
        width: "104px",
        align: "end",
        cell: ({ capacity }) => <span className="tabular-nums">{capacity}</span>,
      },
    ];
  }, [t, known.groups, known.schedules]);
}

/** People, equipment, rooms, vehicles: the kind is in the address. */
function KindTabs({ chosen }: { chosen: Kind | null }) {
  const t = useTranslations("catalog");
  return (
    <nav
      aria-label={t("kind")}
      className="-mx-4 w-[calc(100%+32px)] overflow-x-auto px-4 pt-1 md:mx-0 md:w-auto md:px-0"
    >
      <ul className="flex gap-2">
        {[null, ...resourceKinds].map((kind) => (
          <li key={kind ?? "all"}>
            <Link
              href={kind ? `/catalog/resources?kind=${kind}` : "/catalog/resources"}
              replace
              aria-current={kind === chosen ? "true" : undefined}
              className={cx(
                "flex h-11 items-center gap-2 whitespace-nowrap rounded-full border px-4 md:h-8 md:px-3",
                kind === chosen
                  ? "border-accent bg-confirmed-soft text-confirmed-text"
                  : "border-line text-ink-soft hover:bg-well",
              )}
            >
              {kind && <KindIcon kind={kind} />}
              {kind ? t(`kinds.${kind}`) : t("all")}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function ResourceList() {
  const given = useSearchParams().get("kind");
  const kind = resourceKinds.find((each) => each === given) ?? null;
  const columns = useResourceColumns({ groups: useQuery(groups).data, schedules: useQuery(schedules).data });
  return (
    <>
      <CatalogHeader part="resources">
        <KindTabs chosen={kind} />
      </CatalogHeader>
      <CatalogList
        part="resources"
        icon={Users}
        list={useQuery(resources)}
        columns={columns}
        keep={(resource) => kind === null || resource.kind === kind}
        search={kind ? `?kind=${kind}` : ""}
      />
    </>
  );
}
