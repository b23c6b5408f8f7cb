import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import type { StageConfigVersion } from "@/lib/domains/stages/schema";

export type VersionPage = { data: StageConfigVersion[]; next_cursor: string | null };

export const stageConfig = () =>
  queryOptions({
    queryKey: ["stages", "current"],
    queryFn: ({ signal }) => turnero.stageConfig.get({ signal }),
  });

export const stageVersion = (version: number) =>
  queryOptions({
    queryKey: ["stages", "version", version],
    queryFn: ({ signal }) => turnero.stageConfig.versions.get(String(version), { signal }),
    staleTime: Number.POSITIVE_INFINITY, // A version never changes.
  });

export const stageVersions = () =>
  infiniteQueryOptions({
    queryKey: ["stages", "versions"],
    queryFn: ({ pageParam, signal }) =>
      turnero.stageConfig.versions.list(pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
