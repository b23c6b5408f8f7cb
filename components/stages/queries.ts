import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "@/components/api";
import type { StageConfig, StageConfigVersion } from "@/lib/domains/stages/schema";

export type VersionPage = { data: StageConfigVersion[]; next_cursor: string | null };

export const stageConfig = () =>
  queryOptions({
    queryKey: ["stages", "current"],
    queryFn: ({ signal }) => api<StageConfig>("GET", "/stage-config", { signal }),
  });

export const stageVersion = (version: number) =>
  queryOptions({
    queryKey: ["stages", "version", version],
    queryFn: ({ signal }) => api<StageConfig>("GET", `/stage-config/versions/${version}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY, // A version never changes.
  });

export const stageVersions = () =>
  infiniteQueryOptions({
    queryKey: ["stages", "versions"],
    queryFn: ({ pageParam, signal }) =>
      api<VersionPage>("GET", "/stage-config/versions", { query: { cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
