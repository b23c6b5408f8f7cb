"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { cx } from "@/components/ui/classes";
import type { Address } from "@/components/work/address";
import type { Line } from "@/components/work/arranged";
import { type Grouping, type Sorting, sortings } from "@/components/work/filters/filters";
import { lineColumns } from "@/components/work/row-shape";

type By = Sorting["by"];

/** Once it rises, then it falls, then the list is as it comes. */
const nextSort = (sort: Sorting | null, by: By): Sorting | null =>
  sort?.by !== by ? { by, falls: false } : sort.falls ? null : { by, falls: true };

/** The names of the columns on a wide screen; a press sorts by one. */
export function ColumnHeads({ sort, go }: { sort: Sorting | null; go: Address["go"] }) {
  const t = useTranslations("work");
  const head = (by: By) => {
    const on = sort?.by === by;
    const Arrow = sort?.falls ? ArrowDown : ArrowUp;
    return (
      <button
        key={by}
        type="button"
        aria-pressed={on}
        aria-label={t("sort_by", { column: t(`columns.${by}`), way: on ? (sort.falls ? "down" : "up") : "none" })}
        onClick={() => go({ sort: nextSort(sort, by) })}
        className={cx(
          "flex h-8 min-w-0 items-center gap-1 rounded-sm font-medium hover:text-ink",
          by === "due" && "justify-end",
          on && "text-ink",
        )}
      >
        <span className="truncate">{t(`columns.${by}`)}</span>
        {on && <Arrow aria-hidden className="size-3 shrink-0" />}
      </button>
    );
  };
  const [customer, service, stage, person, due] = sortings.map(head);
  return (
    <div
      className={cx(
        "hidden items-center border-line border-b text-ink-soft text-sm md:grid md:gap-x-3 md:pr-6 md:pl-3",
        lineColumns,
      )}
    >
      <span />
      <span />
      <span className="flex min-w-0 gap-3 lg:contents">
        {customer}
        {service}
      </span>
      {stage}
      <span className="font-medium max-xl:hidden">{t("tags")}</span>
      {person}
      {due}
    </div>
  );
}

/** The heading of the tasks below it. */
export function GroupLine({ head, group }: { head: NonNullable<Line["head"]>; group: Grouping | null }) {
  const t = useTranslations("work");
  const name = head.name || t("unassigned");
  return (
    <li
      data-group={name}
      className="flex h-[88px] items-end gap-2 border-line border-b bg-well px-4 pb-3 md:h-12 md:items-center md:px-6 md:pb-0"
    >
      {group === "person" && head.name && <Avatar name={head.name} size="sm" />}
      <h2 className="truncate font-semibold">{name}</h2>
      <span className="text-ink-soft text-sm tabular-nums">{t("workload", { count: head.count })}</span>
      {head.late > 0 && (
        <span className="text-sm text-trouble-text tabular-nums">{t("workload_late", { count: head.late })}</span>
      )}
    </li>
  );
}
