"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { NewLink, type Part } from "@/components/catalog/catalog-header";
import { Failed } from "@/components/forms/failed";
import { useShell } from "@/components/shell/shell-state";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { EmptyState } from "@/components/ui/states";
import { type Column, Table, TableSkeleton } from "@/components/ui/table";

/** The four states of a list of the catalog. */
export function CatalogList<Row extends { id: string }>({
  part,
  icon,
  list,
  columns,
  keep = () => true,
  search = "",
}: {
  part: Part;
  icon: LucideIcon;
  list: UseQueryResult<Row[]>;
  columns: readonly Column<Row>[];
  /** Leaves out what the filters do not want. */
  keep?: (row: Row) => boolean;
  /** The filters from the URL. */
  search?: string;
}) {
  const t = useTranslations("catalog");
  const path = usePathname();
  const { bare } = useShell().workspace;
  if (list.isPending) return <TableSkeleton columns={columns as readonly Column<never>[]} />;
  if (list.isError) return <Failed error={list.error} retry={list.refetch} />;
  const rows = list.data.filter(keep);
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={icon}
        title={t(`empty.${part}`)}
        learn="services"
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <NewLink part={part} />
            {bare && (
              <Link href="/assistant" className={buttonClass()}>
                {t("set_up")}
              </Link>
            )}
          </div>
        }
      >
        {t(`empty_text.${part}`)}
      </EmptyState>
    );
  }
  return (
    <Table
      label={t(`parts.${part}`)}
      columns={columns}
      rows={rows}
      href={({ id }) => `/catalog/${part}/${id}${search}`}
      openId={path.split("/")[3] ?? null}
    />
  );
}
