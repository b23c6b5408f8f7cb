"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { groups, resources, services } from "@/components/catalog/queries";
import { isFiltered, noFilters } from "@/components/settings/webhooks/filters";
import { Chips } from "@/components/ui/chips";
import { sources } from "@/lib/core/vocabulary";
import type { WebhookFilters } from "@/lib/domains/webhooks/schema";

type Named = { id: string; name: string };

/** What there is, and what was chosen before and has been deleted since. */
function useNamed(known: readonly Named[] | undefined, chosen: readonly string[]): { value: string; label: string }[] {
  const t = useTranslations("webhooks");
  const gone = known ? chosen.filter((id) => !known.some((each) => each.id === id)) : [];
  return [
    ...(known ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ...gone.map((id) => ({ value: id, label: t("filter_gone") })),
  ];
}

/** Which bookings the events are about: services, resources, groups and sources, each list empty for any. */
export function FilterChoice({ first = noFilters }: { first?: WebhookFilters | undefined }) {
  const t = useTranslations("webhooks");
  const [chosen, setChosen] = useState(first);
  const options = {
    service_ids: useNamed(useQuery(services).data, chosen.service_ids),
    resource_ids: useNamed(useQuery(resources).data, chosen.resource_ids),
    group_ids: useNamed(useQuery(groups).data, chosen.group_ids),
    sources: sources.map((source) => ({ value: source, label: t(`sources.${source}`) })),
  };
  const lists = Object.keys(options) as (keyof typeof options)[];
  return (
    <details className="border-line border-t pt-2" open={isFiltered(first)}>
      <summary className="cursor-pointer font-medium text-sm">{t("filters")}</summary>
      <p className="mb-2 text-ink-soft text-sm">{t("filters_text")}</p>
      <div className="flex flex-col gap-3">
        {lists
          .filter((list) => options[list].length > 0)
          .map((list) => (
            <Chips
              key={list}
              label={t(`filter.${list}`)}
              options={options[list]}
              chosen={chosen[list]}
              onChange={(next) => setChosen({ ...chosen, [list]: next })}
            />
          ))}
      </div>
      {lists.flatMap((list) =>
        chosen[list].map((value) => <input key={`${list} ${value}`} type="hidden" name={list} value={value} />),
      )}
    </details>
  );
}

/** The filters of an endpoint by name; nothing where there are none. */
export function FilterNames({ filters }: { filters: WebhookFilters }) {
  return isFiltered(filters) ? <Names filters={filters} /> : null;
}

function Names({ filters }: { filters: WebhookFilters }) {
  const t = useTranslations("webhooks");
  const lists: (readonly Named[] | undefined)[] = [
    useQuery(services).data,
    useQuery(resources).data,
    useQuery(groups).data,
  ];
  const gone = lists.every((list) => list !== undefined) ? t("filter_gone") : "…";
  const known = lists.flatMap((list) => list ?? []);
  const nameOf = (id: string) => known.find((each) => each.id === id)?.name ?? gone;
  const rows = [
    ["service_ids", filters.service_ids.map(nameOf)],
    ["resource_ids", filters.resource_ids.map(nameOf)],
    ["group_ids", filters.group_ids.map(nameOf)],
    ["sources", filters.sources.map((source) => t(`sources.${source}`))],
  ] as const;
  return (
    <div className="text-ink-soft text-sm">
      <p>{t("filtered")}</p>
      <dl>
        {rows
          .filter(([, names]) => names.length > 0)
          .map(([list, names]) => (
            <div key={list} className="flex flex-wrap gap-x-2">
              <dt className="font-medium">{t(`filter.${list}`)}</dt>
              <dd>{names.join(", ")}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
