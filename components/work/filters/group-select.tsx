"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/select";
import type { Address } from "@/components/work/address";
import { type Filters, groupings, sortings } from "@/components/work/filters/filters";

type Props = { filters: Filters; go: Address["go"]; className?: string };

/** By what the tasks are put together. */
export function GroupSelect({ filters, go, className }: Props) {
  const t = useTranslations("work");
  return (
    <Select
      aria-label={t("group_by")}
      value={filters.group ?? ""}
      onChange={({ target }) => go({ group: groupings.find((each) => each === target.value) ?? null })}
      className={className}
    >
      <option value="">{t("groups.none")}</option>
      {groupings.map((each) => (
        <option key={each} value={each}>
          {t(`groups.${each}`)}
        </option>
      ))}
    </Select>
  );
}

/** By what they are sorted, on a phone, where there are no columns to press. */
export function SortSelect({ filters: { sort }, go }: Props) {
  const t = useTranslations("work");
  return (
    <Select
      aria-label={t("sort")}
      value={sort?.by ?? ""}
      onChange={({ target }) => {
        const by = sortings.find((each) => each === target.value);
        go({ sort: by ? { by, falls: false } : null });
      }}
    >
      <option value="">{t("sort_usual")}</option>
      {sortings.map((each) => (
        <option key={each} value={each}>
          {t(`columns.${each}`)}
        </option>
      ))}
    </Select>
  );
}
