"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { turnero } from "@/components/api";
import { members, resources, services } from "@/components/catalog/queries";
import { stageConfig } from "@/components/stages/queries";

export type Named = { value: string; label: string };

/** The tags in use, most used first. There is no list of tags, so they are read from customers. */
export const knownTags = queryOptions({
  queryKey: ["known_tags"],
  queryFn: async ({ signal }) => {
    const { data } = await turnero.customers.list({ limit: 200 }, { signal });
    const counts = new Map<string, number>();
    for (const tag of data.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    return [...counts].sort(([, one], [, other]) => other - one).map(([tag]) => tag);
  },
  staleTime: 300_000,
});

const named = <Item extends { id: string; name: string }>(items: readonly Item[] | undefined): Named[] | null =>
  items ? items.map(({ id, name }) => ({ value: id, label: name })) : null;

/** What an automation may name, by id and by the name people know; null while it is not known yet. */
export function useNames() {
  const [service, resource, member, stages] = [
    useQuery(services),
    useQuery(resources),
    useQuery(members),
    useQuery(stageConfig()),
  ];
  return useMemo(
    () => ({
      services: named(service.data),
      resources: named(resource.data),
      members: named(member.data),
      stages: stages.data?.stages.map(({ key, name }) => ({ value: key, label: name })) ?? null,
      actions: stages.data?.actions ?? null,
    }),
    [service.data, resource.data, member.data, stages.data],
  );
}
export type Names = ReturnType<typeof useNames>;
